/** Formats the access of the platform's own people, by admin level, in the words of the form that grants it. */
export const describePlatformAccess = (level: '' | 'Manager' | 'Admin'): string => {
  const money = level === 'Manager' ? '' : ', plus all their money and saved logins'
  const people = level === 'Admin' ? ', and manage everyone’s accounts' : ''
  return `This person becomes platform staff. They see the candidates, texts, and clients of every organization${money}${people}.`
}
