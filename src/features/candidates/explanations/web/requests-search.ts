import * as z from 'zod/mini'
import { urlOneOf, urlPage } from '../../../../platform/web/url-field.ts'

/** What the list of requests keeps in the URL; those that wait need no word. */
export const requestsSearch = z.object({ state: urlOneOf('answered'), page: urlPage })
export type RequestsSearch = z.output<typeof requestsSearch>
