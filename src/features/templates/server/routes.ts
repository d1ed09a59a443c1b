import type { WayIn } from '../../../platform/server/call.ts'
import { changeTemplateWay, createTemplateWay, removeTemplateWay } from './keep-templates.ts'
import { changeLinkWay, createLinkWay, linksWay, removeLinkWay } from './links.ts'
import { templatesWay } from './templates.ts'

export const templatesRoutes: WayIn[] = [
  templatesWay,
  createTemplateWay,
  changeTemplateWay,
  removeTemplateWay,
  linksWay,
  createLinkWay,
  changeLinkWay,
  removeLinkWay,
]
