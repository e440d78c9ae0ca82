#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// A title and a message that scroll and grow with the person's text size, over buttons.
    func showPermissionScreen(
      image: UIImage?, title: String, message: String, _ buttons: [UIButton]
    ) {
      let head = UILabel.permissionText(title, .title2)
      head.accessibilityTraits = .header
      let texts = UIStackView(
        arrangedSubviews: [image.map(UIImageView.permissionImage), head].compactMap { $0 }
          + [UILabel.permissionText(message, .body)])
      let ways = UIStackView(arrangedSubviews: buttons)
      for stack in [texts, ways] {
        stack.axis = .vertical
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
      }
      let scroll = UIScrollView()
      scroll.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(texts)
      view.addSubview(scroll)
      view.addSubview(ways)
      #if !os(tvOS)
        view.backgroundColor = .systemBackground
      #endif
      place(texts, in: scroll, above: ways)
    }

    private func place(_ texts: UIView, in scroll: UIView, above ways: UIView) {
      let margins = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: margins.topAnchor, constant: 24),
        scroll.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: ways.topAnchor, constant: -16),
        texts.topAnchor.constraint(equalTo: scroll.topAnchor),
        texts.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        texts.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        texts.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ways.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        ways.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ways.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -24),
      ])
    }
  }

  extension UILabel {
    /// A text in a style that grows with the person's setting.
    fileprivate static func permissionText(
      _ text: String, _ style: UIFont.TextStyle
    ) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      return label
    }
  }

  extension UIImageView {
    /// A picture that VoiceOver leaves out.
    fileprivate static func permissionImage(_ image: UIImage) -> UIView {
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.isAccessibilityElement = false
      return view
    }
  }

  extension UIButton {
    /// A button that does one thing.
    static func permissionAction(
      _ title: String, _ configuration: UIButton.Configuration,
      _ action: @escaping @MainActor () -> Void
    ) -> UIButton {
      var configuration = configuration
      configuration.title = title
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction { _ in action() })
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      return button
    }
  }
#endif
