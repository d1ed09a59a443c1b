import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { hideNotice, notice } from '../../../../ui/notice.ts'
import { makeExport, myExports } from '../../contract/exports.ts'
import type { Selection } from '../../contract.ts'
import type { ExportFormat } from '../../rules/export-row.ts'

const lookEvery = 1_500

/** Lets the browser fetch a file without leaving the page. */
const take = (url: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

const readyNotice = (id: string, fileName: string, url: string) =>
  notice(
    <Group justify="space-between" wrap="nowrap">
      <span>{fileName} is ready.</span>
      <Button
        size="compact-sm"
        variant="light"
        component="a"
        href={url}
        download
        onClick={() => hideNotice(`export-${id}`)}
      >
        Save
      </Button>
    </Group>,
    { id: `export-${id}`, stay: false },
  )

/** Asks for a file; a small one comes at once, a large one is offered when it is written. */
export const useDownloads = () => {
  const make = useCommand(makeExport)
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const list = useQuery(
    myExports,
    {},
    { areas: ['activity'], enabled: waiting.length > 0, refetchInterval: waiting.length > 0 ? lookEvery : false },
  )
  const settled = (list.data?.exports ?? []).filter(({ id, state }) => waiting.includes(id) && state !== 'waiting')
  useEffect(() => {
    if (settled.length === 0) return
    for (const { id, fileName, state, url } of settled) {
      if (state === 'failed' || !url) notice(`${fileName} could not be written. Please ask for it again.`)
      else readyNotice(id, fileName, url)
    }
    setWaiting((now) => now.filter((id) => !settled.some((one) => one.id === id)))
  }, [settled])
  return {
    busy: make.isPending,
    download: async (format: ExportFormat, selection: Selection) => {
      try {
        const made = await make.mutateAsync({ format, selection, timeZone: viewerTimeZone })
        if (made.url && made.state !== 'waiting') {
          take(made.url)
          return
        }
        setWaiting((now) => [...now, made.id])
        notice(`${made.fileName} is being written. It stays under “My downloads” for a week.`)
      } catch (error) {
        notice(sentenceOf(error, 'The file could not be made. Please try again.'))
      }
    },
  }
}
