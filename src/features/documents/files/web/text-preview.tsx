import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ErrorState, LoadingLines } from '../../../../ui/states.tsx'
import { decodeText } from '../rules/plain-text.ts'
import css from './documents.module.css'

type PreviewState = ReturnType<typeof decodeText> | 'failed' | null

const read = async (url: string, signal: AbortSignal) => {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(answer.statusText)
  return decodeText(new Uint8Array(await answer.arrayBuffer()))
}

const Words = ({ url, name, onRetry }: { url: string; name: string; onRetry: () => void }) => {
  const [found, setFound] = useState<PreviewState>(null)
  useEffect(() => {
    const leaving = new AbortController()
    read(url, leaving.signal).then(setFound, () => {
      if (!leaving.signal.aborted) setFound('failed')
    })
    return () => leaving.abort()
  }, [url])
  if (found === 'failed')
    return <ErrorState onRetry={onRetry}>Couldn’t load the text. Try again, or download the file.</ErrorState>
  if (found === null) return <LoadingLines label="Loading the text" lines={12} />
  return (
    <>
      {/* A part that scrolls has to be within reach of the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={css.text} tabIndex={0} aria-label={name}>
        {found.words}
      </pre>
      {found.cut ? (
        <Text size="sm" c="dimmed">
          This is the beginning. Download the file to read the rest.
        </Text>
      ) : null}
    </>
  )
}

/** A text unchanged: words only, with any look. */
export const TextPreview = ({ url, name }: { url: string; name: string }) => {
  const [turn, setTurn] = useState(0)
  return <Words key={`${url} ${turn}`} url={url} name={name} onRetry={() => setTurn(turn + 1)} />
}
