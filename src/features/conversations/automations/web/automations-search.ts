import * as z from 'zod/mini'
import { urlId, urlOneOf, urlPage } from '../../../../platform/web/url-field.ts'
import { presets } from '../rules/presets.ts'
import { boardViews } from '../rules/statuses.ts'

/** What the page of automations keeps in the URL; the board needs no word, and neither do those who need a person. */
export const automationsSearch = z.object({
  tab: urlOneOf('presets'),
  show: urlOneOf(...boardViews),
  /** Only those of this automation. */
  preset: urlOneOf(...presets),
  page: urlPage,
  organization: urlId,
  /** The automation whose settings are open. */
  change: urlOneOf(...presets),
})
export type AutomationsSearch = z.output<typeof automationsSearch>
export type OnAutomationsSearch = (change: AutomationsSearch, replace?: boolean) => void
