export {
  type ExportManifest,
  exportFormat,
  exportManifest,
  exportVersion,
  manifestFile,
} from '../shapes/export-manifest.ts'
export { loadTableShapes, type TableShape } from './load-table-shapes.ts'
