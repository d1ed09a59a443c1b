import { openStream } from '../../../../../platform/server/stream.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { apply } from '../../contract/apply.ts'
import { allowApplication, takeApplication } from './take-application.ts'

/** Takes an application from a program, and answers with JSON. */
export const applyRoute = openStream(
  apply,
  async ({ input, transact, request, reply, services }) =>
    await receiveForm(request, reply, allowApplication(request), async (form) => {
      await takeApplication({ code: input.code, form, transact, services, request })
      return { ok: true as const }
    }),
)
