import { randomUUID } from 'node:crypto'

type Hold = { id: string; organization_id: string; candidate_id: string | undefined; reason?: string }

/** A legal hold that has ended, so that it stops no erasure. */
const createEndedHold = (hold: Hold) => ({
  ...hold,
  set_at: '2026-11-01T15:00:00.000Z',
  ended_at: '2026-11-02T15:00:00.000Z',
})

/** A legal hold of the past, and a download of a list. */
export const createPlantedPrivacy = (
  of: { organization_id: string; candidate_id: string | undefined },
  made_by: string,
): [string, Record<string, unknown>[]][] => [
  ['legal_holds', [createEndedHold({ id: randomUUID(), ...of })]],
  [
    'exports',
    [
      {
        id: randomUUID(),
        organization_id: of.organization_id,
        made_by,
        total: 1,
        format: 'csv',
        state: 'streamed',
        stored_as: null,
        expires_at: '2099-01-01T00:00:00.000Z',
      },
    ],
  ],
]

type Whose = {
  organization_id: string
  candidate_id: string
  ids: { legalHold: string; erasureCertificate: string; organizationDeletion: string }
  mark: string
}

/** A legal hold, and the certificate of an erasure, both long ago. */
export const createPrivacyRows = ({
  organization_id,
  candidate_id,
  ids,
  mark,
}: Whose): [string, Record<string, unknown>[]][] => [
  ['legal_holds', [createEndedHold({ id: ids.legalHold, organization_id, candidate_id, reason: mark })]],
  [
    'erasure_certificates',
    [
      {
        id: ids.erasureCertificate,
        organization_id,
        erased_id: randomUUID(),
        records: 1,
        cause: 'request',
        erased_at: '2026-11-02T15:00:00.000Z',
        erased: { all_candidates: 1 },
        kept: {},
        stored_files: 0,
        purged: [],
        digests: [mark],
      },
    ],
  ],
  [
    'organization_deletions',
    [
      {
        id: ids.organizationDeletion,
        organization_id,
        name: mark,
        requested_by: randomUUID(),
        requested_at: '2026-10-02T15:00:00.000Z',
        due_at: '2026-11-01T15:00:00.000Z',
        status_before: 'Active',
        closed_accounts: [],
        has_stopped_texts: true,
        undone_at: '2026-10-03T15:00:00.000Z',
        finished_at: '2026-11-02T15:00:00.000Z',
        erased: { all_candidates: 1 },
        kept: {},
        stored_files: 0,
      },
    ],
  ],
]
