import { randomUUID } from 'node:crypto'
import type { Clinic } from '../create-clinic-rows.ts'

type Rows = [string, Record<string, unknown>[]][]

/** A clinic's texts, their bulk text, and what lies around them; made by one by its people. */
export const createTextRows = (clinic: Clinic, userId: string, created_at: string): Rows => {
  const { organizationId: organization_id, ids, mark, stamp } = clinic
  const text = {
    id: ids.text,
    organization_id,
    recipient_id: clinic.recipientId,
    candidate_id: clinic.candidateId,
    message: mark,
    message_content: mark,
    sender_type: 'user',
    message_direction: 'outbound',
    message_status: 'sent',
    batch_organization_id: organization_id,
    batch_id: ids.textBatch,
    made_by: userId,
    created_at: stamp,
  }
  const single = { batch_organization_id: null, batch_id: null }
  const draftOfText = {
    organization_id,
    candidate_id: clinic.candidateId,
    author_id: userId,
    message: mark,
    updated_at: stamp,
  }
  return [
    [
      'unknown_texts',
      [
        { id: ids.unknownText, organization_id, phone: mark, body: mark, received_at: created_at },
        { id: ids.dismissedText, organization_id, phone: `${mark} too`, body: mark, received_at: created_at },
      ],
    ],
    ['text_drafts', [{ id: randomUUID(), ...draftOfText }]],
    [
      'form_drafts',
      [
        {
          id: randomUUID(),
          organization_id,
          candidate_id: clinic.candidateId,
          author_id: userId,
          form: 'note',
          fields: JSON.stringify({ body: mark }),
          updated_at: stamp,
        },
      ],
    ],
    ['text_batches', [{ id: ids.textBatch, organization_id, made_by: userId, message: mark, total: 1, created_at }]],
    [
      'text_messages',
      [
        { ...text, send_at: null },
        {
          ...text,
          id: ids.failedText,
          ...single,
          message_status: 'failed',
          send_at: null,
        },
        { ...text, id: randomUUID(), message_status: 'failed', send_at: null },
        {
          ...text,
          id: ids.heldText,
          ...single,
          message_status: 'held',
          send_at: '2026-11-30T15:00:00.000Z',
        },
      ],
    ],
    [
      'text_media',
      [
        {
          id: ids.textMedia,
          organization_id,
          message_id: ids.text,
          position: 0,
          url: `https://api.twilio.com/${mark}`,
          state: 'kept',
          next_at: stamp,
          name: `${mark}.txt`,
          mime: 'text/plain',
          size: 1,
          stored_as: 'a.txt',
          created_at: stamp,
        },
      ],
    ],
    [
      'scheduler_requests',
      [
        {
          id: randomUUID(),
          run_id: ids.schedulerRun,
          organization_id,
          candidate_id: clinic.candidateId,
          made_by: userId,
          state: 'sent',
          created_at,
        },
      ],
    ],
    [
      'text_notes',
      [
        {
          id: randomUUID(),
          organization_id,
          recipient_id: clinic.recipientId,
          body: mark,
          made_by: userId,
          created_at,
        },
      ],
    ],
    [
      'text_batch_skips',
      [
        {
          batch_organization_id: organization_id,
          batch_id: ids.textBatch,
          organization_id,
          candidate_id: clinic.secondId,
          reason: 'No phone number',
        },
      ],
    ],
  ]
}

/** Written with the planted candidate, by no row of their list. */
export const beside = ['app.opt_outs_everywhere', 'candidate_search_words']

type MediaInput = { organization_id: string; message_id: string | undefined; stored_as: string | undefined; at: string }

/** A picture that came with a text and was kept. */
export const createPlantedMedia = ({ at, ...of }: MediaInput) => ({
  id: crypto.randomUUID(),
  ...of,
  position: 0,
  url: 'https://api.twilio.com/x',
  state: 'kept',
  next_at: at,
  created_at: at,
})
