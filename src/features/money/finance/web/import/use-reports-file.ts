import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getErrorMessage, type ReplyOf } from '../../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../../platform/web/refresh.ts'
import { sendForm } from '../../../../../platform/web/send-form.ts'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { importReports, previewReports } from '../../contract/report-import.ts'

export type ReportsPreview = ReplyOf<typeof previewReports>
export type ReportsAdded = ReplyOf<typeof importReports>

const createForm = (file: File, words: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ timeZone: viewerTimeZone, ...words })) body.append(name, value)
  body.append('file', file)
  return body
}

/** State of a file of performance reports: chosen, checked, added. A file that changed since is checked again. */
export const useReportsFile = () => {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<ReportsPreview | null>(null)
  const [added, setAdded] = useState<ReportsAdded | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  // If another file is chosen during a check, only the last one counts.
  const turn = useRef(0)
  const told = async <T>(work: () => Promise<T>, tell: (answer: T) => void) => {
    turn.current += 1
    const mine = turn.current
    const ifMine = (then: () => void) => (turn.current === mine ? then() : undefined)
    setBusy(true)
    setProblem('')
    try {
      const answer = await work()
      ifMine(() => tell(answer))
    } catch (error) {
      ifMine(() => setProblem(getErrorMessage(error, 'Couldn’t send the file. Try again.')))
    }
    ifMine(() => setBusy(false))
  }
  const look = async (chosen: File | null) => {
    setFile(chosen)
    setPreview(null)
    setProblem('')
    if (chosen) await told(async () => await sendForm(previewReports, {}, createForm(chosen, {})), setPreview)
  }
  const add = async () => {
    if (!file || !preview) return
    await told(async () => await sendForm(importReports, {}, createForm(file, { seen: preview.seen })), setAdded)
    void refreshAreas(client, importReports.invalidates ?? [])
  }
  const again = () => {
    setAdded(null)
    void look(null)
  }
  return { file, preview, added, problem, busy, look, add, again }
}
