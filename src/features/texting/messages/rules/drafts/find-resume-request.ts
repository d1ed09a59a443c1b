type Template = { id: string; name: string; content: string; content_spanish?: string | null }

/** The request of an organization without a template for it. */
const builtInRequest: Template = {
  id: '',
  name: '',
  content: 'Hi {{Candidate First}}, could you send us your resume when you have a moment? Thank you, {{User First}}',
  content_spanish:
    'Hola {{Candidate First}}, ¿podría enviarnos su currículum cuando tenga un momento? Gracias, {{User First}}',
}

const isAboutResume = ({ name }: Template) => /(^|[^a-z])r[eé]sum[eé]/i.test(name)
const isRequest = ({ name }: Template) => /\b(missing|ask|asks|request|send|need|no)\b/i.test(name)

/** Returns the organization’s template that asks for a missing resume, by its name, else words of our own: other templates may thank for one. */
export const findResumeRequest = (templates: readonly Template[]): Template =>
  templates.find((each) => isAboutResume(each) && isRequest(each)) ?? builtInRequest
