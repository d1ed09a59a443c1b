// Wrong numbers, hesitation and refusals.
import { any } from './phrases.ts'

const job = '(?:job|position|offer|role|opportunity)'

/** Anyone who is not the one who is written to. */
export const wrongPerson = any(
  'wrong (?:number|person|#|phone|num)',
  'not (?:her|his|their) (?:number|phone)',
  'no longer (?:her|his|their) (?:number|phone)',
  'dont know (?:any|a|no) [a-z]+',
  'dont know who (?:that|this) is',
  '(?:nobody|no one) (?:here )?(?:by|with) that name',
  'there is no [a-z]+ here',
  '(?:never|didnt|did not|dont remember) appl(?:y|ied|ying)',
  'dont have an interview',
  'numero equivocado',
  '(?:esta|estas) equivocad[oa]',
  'se equivoco',
  'no soy (?:esa persona|[a-z]+)',
  'no conozco a',
  'this (?:isnt|is not|aint) [a-z]+s (?:number|phone|cell)(?: anymore| any more| no more)?',
  '(?:ya )?(?:no es|este no es) el (?:numero|telefono|cel|celular) de',
  'yo no aplique',
  'no aplique',
)
const noName =
  '(?:a|an|the|my|me|it|good|great|bad|working|possible|what|ok|okay|right|fair|fun|true|going|over|helpful|for|about|in|at|really|very|so|too|happening|available|free|funny|easy)'
/** “This isn’t Maria”, and nothing after it but an apology. */
export const anotherName = new RegExp(
  ` (?:this is not|this isnt|no soy) (?!${noName} )[a-z]+ (?:, |sorry |anymore |\\? )*$`,
)
/** “I’m not Maria”, where only the capital tells a name. */
export const notTheName = /\b(?:I['’]?m|i['’]?m|I am|i am|im) not \p{Lu}\p{Ll}+\W*$/u
/** Keeps a number from being taken for a wrong one: it is about the job, or about a wrong time. */
export const notWrong = any('interested', 'wrong time', 'i applied', 'my number')

/** Anyone who has not decided yet. */
export const hedges = any(
  'maybe',
  'perhaps',
  'possibly',
  'might',
  'may (?:not|have)',
  'not (?:really |totally |100 |too )?sure',
  'im unsure',
  'idk',
  'i dont know',
  'dont know (?:yet|if|my)',
  'let me (?:check|see|ask|get|look|think|talk|know if i can|double)',
  'get back (?:to )?(?:you|with you)',
  'ill (?:know|see(?! (?:you|u|ya|yall))|check|ask|try|let you know|message you|text you|have to|think)',
  '(?:ill|i will|will|can i|could i|i can) let you know',
  'i think so',
  'think about it',
  '(?:have|need) to (?:check|ask|see|think|look)',
  '(?:have|need) to talk (?:to|with) (?:my|her|him|them)',
  'depends',
  'hold on',
  'one (?:sec|second|moment|minute)',
  'yes and no',
  'tal vez',
  'quizas?',
  'a lo mejor',
  'no se(?: si)?',
  'dejeme (?:ver|checar|pensar[a-z]*|revisar)',
  'le aviso',
  'depende',
  'lo voy a pensar',
  'voy a tratar',
  'tengo que (?:ver|checar|preguntar|revisar)',
  'if not',
)

/** Anyone who puts the answer off to a moment of their own. */
export const laterWords = any(
  'let me (?:check|see|ask|get|look|think|talk|double)',
  'lemme (?:check|see|ask|get|look|think|talk)',
  'get back (?:to |with )?(?:you|yall|with you|to you)',
  '(?:ill|i will|will|can i|could i|i can|ima|imma|im gonna) (?:let (?:you|yall|them) know|(?:text|message|msg|hit|call|write|answer|respond|reply)(?: (?:you|yall|u))?(?: (?:back|up))? (?:later|tonight|tomorrow|after|when|once|in a (?:bit|few|minute|sec)|soon|shortly))',
  '(?:ill|i will) (?:check|ask|see|look|think)(?! (?:you|u|ya|yall))',
  '(?:have|need|got|gotta) (?:to )?(?:check|ask|see|think|look|talk to|talk with)',
  'think about it',
  '(?:hold on|give me (?:a|one|1) (?:sec|second|minute|min|moment|bit|day|few)|one (?:sec|second|moment|minute)|1 (?:sec|min))',
  '(?:im |i am |currently )?(?:(?:at|in|still at) (?:work|class|school|a meeting|church)|driving|working)(?: (?:right now|rn|atm|now|at the moment))(?: .*)?',
  '(?:le|te|les|los) (?:aviso|digo|confirmo|escribo|respondo|contesto)(?! que (?:si|no))',
  '(?:dejeme|dejame|deje|dejen|dejenme|deja) (?:ver|checo|checar|reviso|revisar|pensar[a-z]*|pregunto|preguntar|consulto|consultar)',
  'tengo que (?:ver|checar|preguntar|revisar|consultar)',
  '(?:maybe|perhaps|quizas?|tal vez) (?:later|next (?:week|month|year)|in (?:january|february|march|april|may|june|july|august|september|a few|the)|mas adelante)',
  'lo (?:voy a )?pens(?:ar|are|o)',
  '(?:mas tarde|luego|al rato|despues) (?:le|te|les) [a-z]+',
)

/** Any no, however it is written: beside one nothing is read as a plain yes. */
export const anyNo = any('no', 'nope', 'nah', 'nahh', 'naw', 'nop', 'nel', 'noo', 'na', 'pass', 'not')

/** Anyone who does not want the job any more. */
export const noLonger = any(
  '(?:not|no longer|isnt|dont think im|never) (?:really |very |currently )?(?:interested|intrested|intersted)',
  'no longer (?:looking|available for (?:the|this))',
  'not (?:currently |actively )?(?:looking|searching)(?! forward)',
  '(?:found|got|accepted|took|take|taken|started|start|accept|ended up getting|ended up taking) (?:already )?(?:a|an|another|something|a different|a new|other|one)(?: [a-z]+)? ?(?:job|position|offer|role|work|else|closer|opportunity|employment)',
  '(?:found|got) (?:work|employment|something)(?: else)?',
  'have (?:already )?(?:accepted|another|a new|a different|taken) (?:a |another )?(?:job|position|offer|role)(?: elsewhere)?',
  'got hired',
  '(?:just |already )hired',
  '(?:start|starting) (?:my|a) new job',
  'not anymore',
  'not able to work',
  'no puedo trabajar',
  'going with (?:another|a different)',
  'offered (?:another|a different) (?:job|position)',
  'decided to (?:decline|pass|withdraw)',
  'already (?:have a job|working|found|hired|employed|got)',
  `(?:dont|do not|no longer) (?:want|need) (?:the|this|a|that) ${job}`,
  'withdraw(?:ing)?',
  'ill (?:have to )?(?:pass|decline)',
  '(?:going|gonna|want|like) to (?:pass|decline)',
  'have to (?:pass|decline)',
  'i (?:pass|decline)',
  'so i will pass',
  'changed my mind',
  'decided (?:not to|to (?:go|stay|take|pursue))',
  '(?:too|very|really) far',
  'muy lejos',
  '(?:pay|rate) is too low',
  'too low for me',
  'stay(?:ing)? at my current job',
  'happy (?:at|with) my (?:current )?job',
  'not a good fit',
  'dont think this is a good fit',
  'moved (?:out of state|to another state|away)',
  'not (?:at this time|at the moment|right now|for me)',
  'cant (?:work right now|take the job)',
  'going back to school',
  '(?:ya )?no (?:me interesa|estoy interesad[oa]|estoy buscando|busco)',
  'ya (?:encontre|consegui|tengo|acepte) (?:un |otro )?(?:trabajo|empleo)',
  '(?:encontre|acepte|consegui|tengo) otro (?:trabajo|empleo)',
  'decidi no',
  'por ahora no',
  'ya no gracias',
  '(?<=^ )ya no(?= (?:, )*$)',
)
