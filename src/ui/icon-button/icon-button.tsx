import type { ComponentProps } from 'react'
import css from './icon-button.module.css'

/** A sign to press in a list of many: the browser's own button, because a hundred of them must cost nothing. Its name is its `aria-label`. */
export const IconButton = ({ className = '', ...props }: Omit<ComponentProps<'button'>, 'type'>) => (
  <button type="button" {...props} className={`mantine-focus-auto mantine-active ${css.button} ${className}`} />
)
