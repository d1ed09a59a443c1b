import { stream } from '../../../../../platform/server/stream.ts'
import { live } from '../../contract/activity.ts'

/** Stream changes as they happen: an event stream of one open page. */
export const liveRoute = stream(live, async ({ input, actor, request, reply, services }) => {
  const out = await services.pages.open({ actor, request, reply, since: input.since })
  return await reply
    .header('content-type', 'text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(out)
})
