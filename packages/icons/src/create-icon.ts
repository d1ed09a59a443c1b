import { type ComponentPropsWithRef, createElement } from 'react'

type Attributes = Readonly<Record<string, string | number>>

/** An element of a drawing: the `d` of a path, or a tag with its attributes. */
type Part = string | readonly [tag: string, attributes: Attributes]

/** `size` in pixels, 24 without one; `stroke` is the width of the lines, 2 without one. */
export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'stroke'> & { size?: number; stroke?: number }

const outline = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Creates the component of an icon on a field of 24 by 24, drawn in the color of the text around it. */
export const createIcon = (kind: 'outline' | 'filled', parts: readonly Part[]) => {
  const elements = parts.map((part, key) => {
    const [tag, attributes] = typeof part === 'string' ? (['path', { d: part }] as const) : part
    return createElement(tag, { ...attributes, key })
  })
  return ({ size = 24, stroke = 2, color = 'currentColor', className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        className: className ? `icon ${className}` : 'icon',
        ...(kind === 'outline' ? { ...outline, stroke: color, strokeWidth: stroke } : { fill: color, stroke: 'none' }),
        ...rest,
      },
      elements,
      children,
    )
}
