// Improves the page of a job, which works without it: sends the form without leaving the page, so that a chosen file stays, checks the
// file before that, and keeps the typed words over a reload, without the consent and the file.
const keptNames = [
  'id',
  'full_name',
  'phone_number',
  'resume_text',
  'email_address',
  'city',
  'state',
  'certification_number',
  'video_introduction',
]

const findProblem = (file) => {
  if (file.type.startsWith('image/') || /\.(?:jpe?g|png|gif|webp|heic|heif|tiff?|bmp)$/i.test(file.name)) return 'photo'
  if (file.size === 0) return 'empty'
  if (file.size > 10 * 1024 * 1024) return 'large'
  return /\.(?:pdf|docx|odt|rtf|txt)$/i.test(file.name) ? null : 'kind'
}

const withStorage = (work) => {
  try {
    work()
  } catch {
    // Without storage only a reload loses the words.
  }
}

/** Keeps the typed words in the tab, as long as it has storage. */
const openDraft = (form) => {
  const place = `apply ${form.dataset.apply}`
  const { current_rbt: isRbt, resume_text: pasted } = form.elements
  return {
    keep: () =>
      withStorage(() => {
        const words = keptNames.map((name) => [name, form.elements[name].value])
        const draft = { words: Object.fromEntries(words), isRbt: isRbt?.checked === true }
        sessionStorage.setItem(place, JSON.stringify(draft))
      }),
    restore: () =>
      withStorage(() => {
        const { words = {}, isRbt: wasRbt = false } = JSON.parse(sessionStorage.getItem(place) ?? '{}')
        for (const name of keptNames) if (words[name]) form.elements[name].value = words[name]
        if (isRbt && wasRbt) isRbt.checked = true
        if (pasted.value !== '') pasted.closest('details').open = true
      }),
    drop: () => withStorage(() => sessionStorage.removeItem(place)),
  }
}

const show = (form, name, nodes) => {
  form.querySelector(`[data-slot="${name}"]`)?.replaceChildren(...nodes)
  document.getElementById(name)?.setAttribute('aria-invalid', String(nodes.length > 0))
}

const showThanks = (page) => {
  document.title = page.title
  document.querySelector('main').replaceWith(document.adoptNode(page.querySelector('main')))
  scrollTo(0, 0)
  document.querySelector('h1').focus()
}

/** Shows the problems that the answer has at its fields; a changed sentence has to be agreed to again. */
const showProblems = (form, page) => {
  const other = page.querySelector('form[data-apply]')
  if (!other) {
    show(form, '', [page.querySelector('[data-message]')?.textContent ?? form.dataset.notSent])
    return
  }
  const slots = [...other.querySelectorAll('[data-slot]')]
  for (const slot of slots) show(form, slot.dataset.slot, [...slot.childNodes])
  // Its field has the focus; only without the script it has to be said at the top as well.
  const [first, ...atFields] = slots.map(
    (slot) => form.querySelector(`[data-slot="${slot.dataset.slot}"]`)?.textContent,
  )
  if (atFields.includes(first)) show(form, '', [])
  form.elements.id.value = other.elements.id.value
  const key = other.elements.consent_key.value
  if (key === form.elements.consent_key.value) return
  form.elements.consent_key.value = key
  const sentence = 'label[for=text_consent]'
  form.querySelector(sentence).textContent = other.querySelector(sentence).textContent
  document.getElementById('text_consent').checked = false
}

const send = async (form, draft) => {
  const button = form.querySelector('button')
  const words = button.textContent
  button.disabled = true
  button.textContent = form.dataset.sending
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      body: new FormData(form),
      headers: { accept: 'text/html' },
    })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (answer.ok && !page.querySelector('form[data-apply]')) {
      draft.drop()
      showThanks(page)
      return
    }
    showProblems(form, page)
  } catch {
    show(form, '', [form.dataset.notSent])
  }
  button.disabled = false
  button.textContent = words
  const wrong = form.querySelector('[aria-invalid=true]') ?? form.querySelector('[data-slot=""]')
  wrong.focus()
  wrong.scrollIntoView({ block: 'center' })
}

const begin = (form) => {
  const { state, resume } = form.elements
  const draft = openDraft(form)
  const showNotices = () => {
    for (const notice of form.querySelectorAll('[data-state]'))
      notice.hidden = ![notice.parentElement.dataset.place, state.value].includes(notice.dataset.state)
  }
  if (form.querySelector('[data-slot=""]').textContent === '') draft.restore()
  showNotices()
  form.addEventListener('input', draft.keep)
  state.addEventListener('change', showNotices)
  resume.addEventListener('change', () => {
    const [file] = resume.files
    const problem = file ? findProblem(file) : null
    show(form, 'resume', problem ? [form.dataset[problem]] : [])
    if (problem) resume.value = ''
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!form.querySelector('button').disabled) void send(form, draft)
  })
}

const form = document.querySelector('form[data-apply]')
if (form) begin(form)
