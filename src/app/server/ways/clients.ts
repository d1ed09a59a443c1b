import { readJobCodeWay } from '../../../features/apply/server/job-code.ts'
import { applyWay } from '../../../features/apply/server/streams/apply.ts'
import { addJobCodeWay, editJobCodeWay, retireJobCodeWay } from '../../../features/job-codes/server/change-codes.ts'
import { jobCodesWay, suggestCodeWay, whereCodeLeadsWay } from '../../../features/job-codes/server/codes.ts'
import { exportJobCodesWay } from '../../../features/job-codes/server/streams/export-codes.ts'
import { activeJobPostsWay } from '../../../features/job-posts/server/active-posts.ts'
import {
  addJobPostWay,
  editJobPostWay,
  refreshJobPostWay,
  setJobPostsActiveWay,
} from '../../../features/job-posts/server/change-posts.ts'
import { exportJobPostsWay } from '../../../features/job-posts/server/streams/export-posts.ts'
import { trackedJobPostsWay } from '../../../features/job-posts/server/tracker.ts'
import { suggestCodesWay } from '../../../features/onboarding/server/codes.ts'
import { deleteDraftWay, onboardingDraftsWay, saveDraftWay } from '../../../features/onboarding/server/drafts.ts'
import { finishOnboardingWay } from '../../../features/onboarding/server/finish.ts'
import { editClientWay, setClientStatusWay } from '../../../features/organizations/server/change-client.ts'
import { clientsWay } from '../../../features/organizations/server/clients.ts'
import { addLocationWay, editLocationWay } from '../../../features/organizations/server/locations.ts'
import {
  adminGetOrganizationsWay,
  organizationDetailsWay,
} from '../../../features/organizations/server/organizations.ts'
import {
  organizationBillingWay,
  organizationPeopleWay,
  organizationTemplatesWay,
  setRetentionWay,
} from '../../../features/organizations/server/standing.ts'
import {
  addStatusWay,
  deleteStatusWay,
  pipelineStatusesWay,
  renameStatusWay,
  reorderStatusesWay,
} from '../../../features/organizations/server/statuses.ts'
import { exportClientsWay } from '../../../features/organizations/server/streams/export-clients.ts'
import { logProspectWay, prospectLogWay } from '../../../features/prospects/server/log.ts'
import {
  mergeProspectsWay,
  moveProspectWay,
  scheduleDemoWay,
} from '../../../features/prospects/server/move-prospect.ts'
import { addProspectWay, editProspectWay, prospectsWay } from '../../../features/prospects/server/prospects.ts'
import { requestDemoWay } from '../../../features/prospects/server/request-demo.ts'
import { demoInviteWay } from '../../../features/prospects/server/streams/demo-invite.ts'
import { exportProspectsWay } from '../../../features/prospects/server/streams/export-prospects.ts'
import type { WayIn } from '../../../platform/server/call.ts'

/** Clients, their job posts and codes, onboarding, applications, prospects. */
export const clientsWays: WayIn[] = [
  // clients, job posts
  adminGetOrganizationsWay,
  organizationDetailsWay,
  clientsWay,
  exportClientsWay,
  organizationPeopleWay,
  organizationTemplatesWay,
  organizationBillingWay,
  setRetentionWay,
  setClientStatusWay,
  editClientWay,
  addLocationWay,
  editLocationWay,
  pipelineStatusesWay,
  addStatusWay,
  renameStatusWay,
  reorderStatusesWay,
  deleteStatusWay,
  activeJobPostsWay,
  trackedJobPostsWay,
  addJobPostWay,
  editJobPostWay,
  refreshJobPostWay,
  setJobPostsActiveWay,
  exportJobPostsWay,
  jobCodesWay,
  suggestCodeWay,
  whereCodeLeadsWay,
  addJobCodeWay,
  editJobCodeWay,
  retireJobCodeWay,
  exportJobCodesWay,
  // onboarding
  onboardingDraftsWay,
  saveDraftWay,
  deleteDraftWay,
  suggestCodesWay,
  finishOnboardingWay,
  // apply
  readJobCodeWay,
  applyWay,
  // prospects
  prospectsWay,
  exportProspectsWay,
  addProspectWay,
  editProspectWay,
  moveProspectWay,
  prospectLogWay,
  logProspectWay,
  mergeProspectsWay,
  scheduleDemoWay,
  demoInviteWay,
  requestDemoWay,
]
