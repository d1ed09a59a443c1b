import { useLayoutEffect } from 'react'

let open = 0

const hold = () => {
  open += 1
  if (open > 1) return
  const { style, clientWidth } = document.documentElement
  // The bar of the page keeps its room, or everything below would be laid out again.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
}

const release = () => {
  open -= 1
  if (open > 0) return
  const { style } = document.documentElement
  style.removeProperty('overflow')
  style.removeProperty('scrollbar-gutter')
}

/**
 * While one of those who ask is open the page below does not scroll. The library's own lock puts a style sheet into the document, for
 * which a browser works out every element of a long list again: half of the time in which a panel opens (docs/bench.md).
 */
export const useScrollLock = (opened: boolean) => {
  useLayoutEffect(() => {
    if (!opened) return undefined
    hold()
    return release
  }, [opened])
}
