import { useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** How many lists on the page give the panel room next to them. */
let lists = 0
const listeners = new Set<() => void>()
const count = (by: number) => {
  lists += by
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a page has room for a list and a panel. */
const useHasRoom = () => useMediaQuery('(min-width: 768px)', false, { getInitialValueInEffect: false })

/** Whether a row opens the panel, and not the page of its own. */
const useIsTablet = () =>
  useMediaQuery('(min-width: 768px) and (max-width: 1099px)', false, { getInitialValueInEffect: false })

const usePanelId = () =>
  useLocation({
    select: ({ search }) => ('panel' in search && typeof search.panel === 'string' ? search.panel : undefined),
  })

/** Returns whether the panel opens next to a list of this page, and not over it. */
export const useHasPlaceBeside = (): boolean => {
  const hasList = useSyncExternalStore(subscribe, () => lists > 0)
  return useHasRoom() && hasList
}

/** Returns whether the panel is open next to a list of this page: the list is narrow then. */
export const useIsBeside = (): boolean => {
  const hasPlace = useHasPlaceBeside()
  const isOpen = useLocation({ select: ({ search }) => 'panel' in search && search.panel !== undefined })
  return hasPlace && isOpen
}

/** The first word of what was pressed in a row last: “Analysis” of “Analysis of Ada”. Its list may be gone since. */
let pressed = ''
const notePressed = ({ target }: Event) => {
  if (target instanceof Element && target.closest('[data-row]'))
    pressed = target.closest('[aria-label]')?.getAttribute('aria-label')?.split(' ')[0] ?? ''
}

const find = (what: string) => document.querySelector<HTMLElement>(what)

/** The row whose panel closed has the focus again, where it was, once the list is as wide as before. */
const focusRow = (id: string) => {
  requestAnimationFrame(() => {
    const row =
      (pressed && find(`main [data-row="${id}"] [aria-label^="${CSS.escape(pressed)}"]`)) ||
      find(`main a[href*="panel=${id}"], main [data-row="${id}"] :is(a, button)`)
    if (!row) return
    row.focus({ preventScroll: true })
    const { top, bottom } = row.getBoundingClientRect()
    if (top < 72 || bottom > window.innerHeight - 24) row.scrollIntoView({ block: 'center' })
  })
}

/** The page gives way to the detail next to its list; the row stays in sight, and has the focus again later. */
const useRoomBeside = (open: string | undefined) => {
  const isBeside = open !== undefined
  const [last, setLast] = useState(open)
  if (open !== undefined && open !== last) setLast(open)
  useEffect(() => {
    if (open !== undefined) document.querySelector('[data-marked]')?.scrollIntoView({ block: 'nearest' })
    else if (last !== undefined) focusRow(last)
  }, [open, last])
  useEffect(() => {
    if (isBeside) return undefined
    document.addEventListener('click', notePressed, true)
    return () => document.removeEventListener('click', notePressed, true)
  }, [isBeside])
  useLayoutEffect(() => {
    if (!isBeside) return undefined
    // The page gives way before the panel's code is there: nothing moves when it comes.
    const { dataset } = document.documentElement
    dataset['beside'] = ''
    return () => {
      delete dataset['beside']
    }
  }, [isBeside])
}

/**
 * Gives the panel its place next to a list. Returns whether rows open the panel there, as on a tablet, and the person in
 * it, if it is open: their row is marked and stays in sight.
 */
export const useListBeside = (isList = true): { isTablet: boolean; person: string | undefined } => {
  const isTablet = useIsTablet() && isList
  const hasRoom = useHasRoom() && isList
  const panel = usePanelId()
  const person = hasRoom ? panel : undefined
  useLayoutEffect(() => {
    if (!hasRoom) return undefined
    count(1)
    return () => count(-1)
  }, [hasRoom])
  useRoomBeside(person)
  return useMemo(() => ({ isTablet, person }), [isTablet, person])
}

export type DetailBeside = { isTablet: boolean; isBeside: boolean; open: string | undefined }

/**
 * Gives the detail of another list its place next to it: a client, a login, a file. `id` is the row whose detail the URL
 * opens. Returns whether rows open it, as on a tablet, whether it has room, and the row that is open there.
 */
export const useDetailBeside = (id: string | undefined): DetailBeside => {
  const isTablet = useIsTablet()
  const isBeside = useHasRoom()
  const open = isBeside ? id : undefined
  useRoomBeside(open)
  return useMemo(() => ({ isTablet, isBeside, open }), [isTablet, isBeside, open])
}
