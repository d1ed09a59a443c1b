import * as z from 'zod/mini'
import { createUrlChoice, urlId, urlPage, urlRenamed, urlText } from '../../../../platform/web/url-field.ts'
import { presets } from '../rules/presets.ts'
import { boardViews } from '../rules/statuses.ts'

const formerViews = {
  person: 'needs_staff',
  them: 'awaiting_reply',
  us: 'scheduled',
  older: 'previous_settings',
} as const
const formerPresets = { noShow: 'no_show', quiet: 're_engage' } as const

/**
 * State of the Automations page in the URL. The board needs no parameter, nor does its default view of people who need
 * staff.
 */
export const automationsSearch = z.object({
  tab: createUrlChoice('presets'),
  show: urlRenamed(formerViews, ...boardViews),
  /** Only those of this automation. */
  preset: urlRenamed(formerPresets, ...presets),
  page: urlPage,
  organization: urlId,
  /** The automation whose settings are open. */
  change: urlRenamed(formerPresets, ...presets),
  /** The open dialog that belongs to the whole page. */
  section: createUrlChoice('hours', 'reminders', 'away'),
  /** The interviewer who is away, and the day: YYYY-MM-DD. */
  who: urlId,
  on: urlText(10),
})
export type AutomationsSearch = z.output<typeof automationsSearch>
export type OnAutomationsSearch = (change: AutomationsSearch, replace?: boolean) => void
