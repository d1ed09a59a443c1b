import { getErrorMessage, type InputOf } from '../../../../platform/web/call.ts'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useCommand } from '../../../../platform/web/use-command.ts'
import { showProblem, showToast } from '../../../../ui/notice/show-toast.ts'
import { makeExport } from '../contract/exports.ts'
import { filterChosen } from '../rules/chosen-columns.ts'
import type { ExportFormat } from '../rules/export-row.ts'
import { watchExport } from './watch-export.tsx'

/** Lets the browser fetch a file without leaving the page. */
const take = (url: string) => {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Asks for a file; columns that are `shown` follow the fixed ones. A small file comes at once, a large one is offered when it is written. */
export const useDownloads = () => {
  const make = useCommand(makeExport)
  return async (
    format: ExportFormat,
    selection: InputOf<typeof makeExport>['selection'],
    shown: readonly string[] = [],
  ) => {
    try {
      const made = await make.mutateAsync({ format, selection, columns: filterChosen(shown), timeZone: viewerTimeZone })
      if (made.url && made.state !== 'waiting') {
        take(made.url)
        return
      }
      showToast(`Preparing ${made.fileName}. It stays under “My Downloads” for a week.`)
      void watchExport(made.id)
    } catch (error) {
      showProblem(getErrorMessage(error, 'Couldn’t create the file. Try again.'))
    }
  }
}
