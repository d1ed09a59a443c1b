export {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter'
export { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
