import type { Route } from '../../../../platform/server/call.ts'
import type { Job } from '../../../../platform/server/job.ts'
import { chooseNotificationRoute, notificationChoicesRoute } from './choose-notification.ts'
import { chooseDigestRoute, sendDigestNowRoute } from './digest/change-digest.ts'
import { addPushDeviceRoute, renewPushDeviceRoute } from './external/add-push-device.ts'
import { sendDigestsJob } from './jobs/send-digests.ts'
import { sendNotificationEmailsJob } from './jobs/send-notification-emails.ts'
import { sendNotificationTextsJob } from './jobs/send-notification-texts.ts'
import { sendPushesJob } from './jobs/send-pushes.ts'
import { chooseNotificationsRoute, markNotificationsSeenRoute } from './mark-seen.ts'
import { notificationsRoute } from './notifications.ts'
import { removePushDeviceRoute, testPushDeviceRoute } from './push/change-devices.ts'
import { choosePushRoute } from './push/choose-push.ts'
import { pushSettingsRoute } from './push/push-settings.ts'
import { unsubscribePageRoute, unsubscribeRoute } from './streams/unsubscribe.ts'

export const notificationsRoutes: Route[] = [
  notificationsRoute,
  markNotificationsSeenRoute,
  chooseNotificationsRoute,
  notificationChoicesRoute,
  chooseNotificationRoute,
  chooseDigestRoute,
  sendDigestNowRoute,
  unsubscribePageRoute,
  unsubscribeRoute,
  pushSettingsRoute,
  addPushDeviceRoute,
  renewPushDeviceRoute,
  testPushDeviceRoute,
  removePushDeviceRoute,
  choosePushRoute,
]

export const notificationsJobs: Job[] = [
  sendPushesJob,
  sendNotificationEmailsJob,
  sendNotificationTextsJob,
  sendDigestsJob,
]
