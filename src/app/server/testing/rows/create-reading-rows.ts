import type { Clinic } from '../create-clinic-rows.ts'

/** What was read in the résumé of a clinic's candidate. */
export const createReadingRows = (clinic: Clinic): [string, Record<string, unknown>[]][] => {
  const { organizationId: organization_id, ids, mark } = clinic
  const created_at = new Date().toISOString()
  return [
    [
      'resume_scores',
      [
        {
          organization_id,
          candidate_id: clinic.candidateId,
          state: 'scored',
          due_at: created_at,
          tries: 1,
          is_used: false,
          rubric_version: '1',
          facts: {
            certifications: [{ kind: 'RBT', number: mark, state: 'active-claimed', quote: { text: mark, line: 0 } }],
          },
          score: { criteria: [{ name: 'Skills', verdict: 'Found', quotes: [mark] }] },
          filled_current_rbt: false,
        },
      ],
    ],
    [
      'model_reviews',
      [
        {
          organization_id,
          candidate_id: clinic.candidateId,
          state: 'read',
          due_at: created_at,
          tries: 1,
          text_hash: mark,
          position: 'RBT',
          rubric_version: '1',
          model: 'small',
          criteria: [{ name: 'Settings', verdict: 'Found', lines: [1], quotes: [mark] }],
          read_at: created_at,
        },
      ],
    ],
    [
      'resume_parse_jobs',
      [
        {
          id: ids.upload,
          organization_id,
          candidate_id: clinic.candidateId,
          stored_as: 'resumes/none-read.txt',
          sender: '',
          state: 'refused',
          reason: mark,
          created_at,
        },
      ],
    ],
  ]
}
