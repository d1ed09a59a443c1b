/** Texts that were written before the rule was last changed and looked at only afterwards: what it makes of the unknown. */
export const stopFresh = `Please take us off whatever list this is
I'd really prefer that you not contact me again
u can stop txting now ty
Not Brenda, pls stop
hey this number got reassigned, please dont text it
can u guys stop
please no more messages on this phone
I do not consent to these messages
Ya por favor no manden mensajes
Quiero que me quiten de su lista por favor
Se equivoco, no soy Luis, no mande mas
Oye ya stop con los textos
unsubscibe
Cesen los mensajes
please discontinue all text messages immediately
Stop contacting this phone number or I'll file a complaint with the FCC`
export const unsureFresh = `hmm I don't know if I want to keep getting messages like this
Maybe less texts would be good
ugh again?
y'all text more than my mom 😂
Thanks but no thanks
I'm not sure this is for me
quizás más adelante, por ahora no me escriban
who gave you my number?
prefiero no recibir tantos mensajes
I might opt out not sure yet
Already found something, thanks`
export const noneFresh = `Can't stop won't stop 😂 see you Monday
Please don't opt me out, that was my kid
did you end up hiring someone?
is the wrong address on the flyer?
I can stop in after class if that works
my phone was off, sorry! still want it
the last place made me quit texting clients, is it ok here?
could you remove the old phone number and keep this one
don't stop the process please, docs coming today
Mi hermana también quiere aplicar
para cuando empiezo?
No me mandó la dirección
no puedo ir, me mandas otra hora`
