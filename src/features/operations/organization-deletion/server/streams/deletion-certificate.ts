import { stream } from '../../../../../platform/server/stream.ts'
import { sendPrintedPage } from '../../../erasures/server/public.ts'
import { deletionCertificate } from '../../contract/organization-deletion.ts'
import { writeDeletionCertificate } from '../../rules/write-deletion-certificate.ts'
import { loadDeletionCertificate } from '../certificates.ts'

/** The certificate of a deleted organization, as a plain document. */
export const deletionCertificateRoute = stream(
  deletionCertificate,
  async ({ input, transact, reply }): Promise<unknown> => {
    const certificate = await transact(async (tx) => await loadDeletionCertificate(tx, input.id), { readOnly: true })
    return await sendPrintedPage(reply, writeDeletionCertificate(certificate))
  },
)
