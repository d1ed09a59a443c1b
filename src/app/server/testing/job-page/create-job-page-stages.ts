import { readFile } from 'node:fs/promises'
import type { Stage } from '../staged.ts'
import type { World } from '../world.ts'

const readPicture = async () => await readFile(new URL('../../../../db/demo/portrait.png', import.meta.url))

/** Sets the stage for the pictures of job pages: a file to send, and a stored one of a clinic that takes applications. */
export const createJobPageStages = (
  { own, services }: World,
  newCode: () => Promise<string>,
): Record<string, () => Promise<Stage>> => ({
  'POST /api/me/job-page/pictures': async () => ({
    form: { file: ['file', 'logo.png', await readPicture()], fields: { kind: 'logo' } },
  }),
  'GET /job-pictures/{id}': async () => {
    await newCode()
    const key = `job-pages/${own.organizationId}/${own.ids.jobPicture}.png`
    await services.files.put(key, await readPicture(), 'image/png')
    return {}
  },
})
