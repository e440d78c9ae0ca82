print("askonce")
