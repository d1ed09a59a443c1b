import * as z from 'zod/mini'
import { urlField, urlText } from '../../../../platform/web/url-field.ts'

/** The state of the Activity page in the URL. */
export const activitySearch = z.object({
  name: urlText(120),
  from: urlText(40),
  until: urlText(40),
  who: urlField(z.guid()),
  about: urlField(z.guid()),
  at: urlField(z.guid()),
  before: urlText(120),
})
export type ActivitySearch = z.output<typeof activitySearch>
