export { copyTemplates } from './copy-templates.ts'
export { barredFromTexts, cancelProductTexts, prepareProductText, queueProductText } from './product-text.ts'
export { cancelServiceTexts, queueServiceText, serviceTextState } from './service-texts.ts'
