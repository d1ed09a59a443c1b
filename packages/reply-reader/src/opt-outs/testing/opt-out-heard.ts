/** Texts that once went by unnoticed, and their neighbours: slips of the finger, threats, talk of spam. */
export const stopHeard = `cancel all messages
stop please and thanks
STOPPED
STOPP
Stopp
STTOP
Stiop
Stpo
stop.stop.stop
Stopo
SOTP
tsop
STOP 2 END
stop 2 quit
Reply stop to end
STOP2END
Quitt
Cancell
Canel
cancle
Unsubscrib
Unsubscibe
unsubcsribe
Unsubscribed
UNSUBSCRIBE!!
unsubscride
Revok
Optoutt
optut
Deténgase
detengase por favor
Detengasen
SALIR
salir por favor
Saliir
quiero salir de esta lista
como salgo de esta lista
borrar mi número
Borrar mi numero por favor
eliminar mi número
pueden borrar mi numero?
Canselar
cancelr
Suficente
Parrar
Bastta
enough
Enough!
Enough already
ENOUGH.
leave me out
please leave me out
Just leave me out of it
leave me out of this please
leave us out
Plese stop texting me
please stpo texting me
Please stopp messaging me
stop textng me
Stop texitng me
do not txt me
don't txt this # again
this is harassment`
export const unsureHeard = `reported as spam
Reported as spam.
marked as spam
just reported you guys for spam
this looks like spam
spammers
Spam!!
stupid spam
I am going to sue you
I'm gonna sue
I will sue your company
See you in court
I'll take legal action
this is illegal you know
I'm filing a complaint
Filing a complaint with the FCC
You will be hearing from my lawyer
I am calling the police
This violates the TCPA
los voy a demandar
voy a demandarlos
Voy a llamar a la policía
esto es acoso
reportado como spam
estafadores
esto es una estafa
thats enough
ya estuvo bueno`
export const noneHeard = `This is Sue
Hi it's Sue from the interview
I can sue my old landlord lol not relevant
Sue said to text this number
Shop
top
Step 2 is done
Also
Algo más?
auto
hasta mañana
Pasar por la clínica?
Send
and
the spam folder had it
My phone put your call as spam
It says spam risk when you call
My email marked it as spam, found it now
voicemail said spam likely
Is 40 hours enough?
I have enough experience I think
I don't have enough hours yet
Good enough!
fair enough
leave me out for Friday, I have class
please leave me out of the Saturday shift
Don't leave me out!
Puedo salir temprano los viernes?
Voy a salir ahorita
a qué hora puedo salir
salí tarde
quiero borrar mi número viejo de la solicitud
my lawyer friend recommended you
I worked at an attorney's office
I was reported as a no show but I was there
I reported my hours
Do I report this on the timesheet?
I called the police report line for the background check
legal name is Ana Maria
quiet
Quite!`
