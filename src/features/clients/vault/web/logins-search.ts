import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlIds, urlPage, urlText } from '../../../../platform/web/url-field.ts'

/** State of the list of logins in the URL. */
export const loginsSearch = z.object({
  q: urlText(200),
  page: urlPage,
  organization: urlIds,
  show: createUrlChoice('due', 'weak', 'reused', 'trash'),
  /** Id of the person whose known passwords are listed. */
  known: urlId,
  sort: createUrlChoice('age', 'strength', 'rotates', 'used'),
  dialog: createUrlChoice('entry', 'add', 'edit', 'rotate', 'import'),
  id: urlId,
})
export type LoginsSearch = z.output<typeof loginsSearch>
export type OnSearch = (change: LoginsSearch, replace: boolean) => void
