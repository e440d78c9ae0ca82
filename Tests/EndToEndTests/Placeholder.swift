// placeholder, removed when the first file lands
