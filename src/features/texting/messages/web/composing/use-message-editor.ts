import { type KeyboardEvent, useState } from 'react'

type Source = 'model' | 'composed' | null
/**
 * The words of a text, the Spanish ones ('' for none), the template they began with ('' for none), and who drafted
 * them.
 */
export type Words = { text: string; spanish: string; template: string; source: Source }
/** The words that replaced `other`; `said` describes it, '' for a change that needs no word. */
export type Step = { other: Words; after: string; said: string }

const most = 50

/**
 * The words one writes. What takes their place in one stroke (a template, a draft, plain quotes, a link) can be undone and done
 * again, by button and by Ctrl+Z; what was typed since comes back with it.
 */
export const useMessageEditor = (start: Words, earlier: Step | null = null) => {
  const [now, setNow] = useState(start)
  const [isTouched, setTouched] = useState(false)
  const [past, setPast] = useState<Step[]>(earlier ? [earlier] : [])
  const [undone, setUndone] = useState<Step[]>([])
  const told = past.findLastIndex(({ said }) => said !== '')
  const goTo = (at: number, from: Step[], setFrom: typeof setPast, setTo: typeof setPast) => {
    const step = from[at]
    if (!step) return
    setFrom(from.slice(0, at))
    setTo((to) => [...to, { other: now, after: step.other.text, said: step.said }])
    setNow(step.other)
    setTouched(true)
  }
  const put = (change: Partial<Words>, said = '') => {
    const next = { ...now, ...change }
    setNow(next)
    setTouched(true)
    setUndone([])
    if (next.text === now.text && next.spanish === now.spanish) return
    setPast([...past.slice(1 - most), { other: now, after: next.text, said: now.text.trim() === '' ? '' : said }])
  }
  return {
    ...now,
    /** Something was written here, also when the words are the first ones again. */
    isTouched,
    type: (text: string) => {
      setNow({ ...now, text })
      setTouched(true)
      if (undone.length > 0) setUndone([])
    },
    typeSpanish: (spanish: string) => {
      setNow({ ...now, spanish })
      setTouched(true)
    },
    put,
    /** The last replacement of other words, '' for nothing; `undo` restores those words. */
    said: past[told]?.said ?? '',
    undo: () => goTo(told, past, setPast, setUndone),
    canRedo: undone.length > 0,
    redo: () => goTo(undone.length - 1, undone, setUndone, setPast),
    /** The keys of undo and redo, where the browser's own history does not know the stroke. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      const last = (isRedo ? undone : past).at(-1)
      if ((key !== 'z' && !isRedo) || last?.after !== now.text) return
      event.preventDefault()
      if (isRedo) goTo(undone.length - 1, undone, setUndone, setPast)
      else goTo(past.length - 1, past, setPast, setUndone)
    },
    /** Begins again with other words; nothing of before can be undone. */
    begin: (words: Words) => {
      setNow(words)
      setTouched(false)
      setPast([])
      setUndone([])
    },
  }
}
export type WrittenWords = ReturnType<typeof useMessageEditor>
