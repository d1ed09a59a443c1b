import { useQueryClient } from '@tanstack/react-query'
import { upload } from '../../../../../platform/web/call.ts'
import { refreshAreas } from '../../../../../platform/web/refresh.ts'
import { addJobPicture } from '../../contract/job-page.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Returns a function that makes a picture small and adds it to the job pages. */
export const useAddPicture = () => {
  const client = useQueryClient()
  return async (file: File, kind: 'logo' | 'photo', alt = '') => {
    await upload(addJobPicture, await shrinkPicture(file, kind), { kind, alt })
    await refreshAreas(client, addJobPicture.invalidates ?? [])
  }
}
