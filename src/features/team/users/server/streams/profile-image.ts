import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { changeAccount } from '../../../../access/sign-in/server/public.ts'
import { profileImage, uploadProfileImage } from '../../contract/users.ts'
import { imageLimitBytes, imageMessages } from '../../rules/profile-image.ts'
import { createPicturePlace, readPicture } from './bring-picture.ts'

/** The content decides what the file is, never its name; pictures that can carry script (SVG) are refused. */
export const uploadProfileImageRoute = stream(
  uploadProfileImage,
  async ({ actor, transact, request, reply, services }) => {
    const { files } = services
    const allowed = {
      who: actor.userId,
      most: imageLimitBytes - 1,
      tooLarge: () => new UserError('too-large', imageMessages.tooLarge),
      broken: () => new UserError('invalid', imageMessages.notAnImage),
    }
    return await receiveForm(request, reply, allowed, async ({ file }) => {
      if (!file) throw new UserError('invalid', imageMessages.notAnImage)
      const picture = await readPicture(services.config.clamav, file.bytes)
      const { key, profile_image } = createPicturePlace(actor.userId, picture, services.clock())
      const tell = async (tx: Tx) => {
        await changeAccount(tx, { id: actor.userId, organization_id: actor.organizationId }, { profile_image })
        await recordEvents(tx, actor.userId, [{ name: 'user.pictureChanged', about: actor.userId }])
        await notifyChange(tx, [actor.organizationId], ['users'])
        await tx.run(sql`select pg_notify('reinforce_session', ${actor.authUserId})`)
      }
      await files.keep(key, picture.bytes, picture.mime, async () => await transact(tell))
      return { profile_image }
    })
  },
)

/** Served to people who may see the person it belongs to; anything else is not found. */
export const profileImageRoute = stream(profileImage, async ({ input, transact, reply, services: { files } }) => {
  const path = `/files/profile-images/${input.userId}/profile/${input.file}`
  const owner = await transact(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`select id from reinforce_users where ${tenantCondition(tx)} and id = ${input.userId} and profile_image = ${path}`,
      ),
    { readOnly: true },
  )
  if (!owner) throw new UserError('not-found', 'Picture not found')
  return await files.send(reply, path.slice('/files/'.length), { cacheSeconds: 86_400 })
})
