import { Button } from '@mantine/core'
import { IconCopy } from '@reinforce/icons'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { call, getErrorMessage } from '../../../../platform/web/call.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { type codesQuery, jobCodes } from '../contract/job-codes.ts'
import { applyLink } from './code-query.ts'

const mostPages = 20

type Row = z.output<typeof jobCodes.reply>['rows'][number]
const formatLine = ({ organization, location, position, code }: Row) =>
  [organization, location, position, code, applyLink(code)].join('\t')

/** Copies every code of the list, at most 500, one a line with its place, position and link to apply. */
export const useCopyAll = (query: z.output<typeof codesQuery>, total: number) => {
  const [busy, setBusy] = useState(false)
  const pages = Math.min(mostPages, Math.ceil(total / pageSize))
  const count = Math.min(total, mostPages * pageSize)
  const copy = async () => {
    setBusy(true)
    try {
      const found = await Promise.all(
        Array.from({ length: pages }, (_, at) => call(jobCodes, { ...query, page: at + 1 })),
      )
      const rows = found.flatMap((page) => page.rows)
      await navigator.clipboard.writeText(rows.map(formatLine).join('\n'))
      showToast(`${formatCount(rows.length)} ${rows.length === 1 ? 'code' : 'codes'} copied.`)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t copy the codes. Try again.'))
    } finally {
      setBusy(false)
    }
  }
  return {
    label: total === 0 ? 'Copy All' : `Copy ${count === total ? 'All' : 'First'} ${formatCount(count)}`,
    isReady: total > 0,
    busy,
    copy: () => void copy(),
  }
}

/** The button of `useCopyAll`. */
export const CopyAllButton = ({ label, isReady, busy, copy }: ReturnType<typeof useCopyAll>) => (
  <Button
    variant="default"
    miw={112}
    loading={busy}
    disabled={!isReady}
    leftSection={<IconCopy size={16} stroke={1.7} />}
    onClick={copy}
  >
    {label}
  </Button>
)
