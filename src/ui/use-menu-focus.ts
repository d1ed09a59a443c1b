import { useRef } from 'react'

/**
 * For menus whose items open a dialog: gives the focus back to the menu's button first, so that the closing dialog
 * returns it there and not to an item that is gone.
 */
export const useMenuFocus = () => {
  const button = useRef<HTMLButtonElement>(null)
  const backThen = (action: () => void) => () => {
    button.current?.focus()
    action()
  }
  return { button, backThen }
}
