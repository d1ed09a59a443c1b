/** More inbound texts as people write them: hedged, polite, misspelt, half English and half Spanish, with signs, in jest. */
export const stopMore = `Could you please not send me anything else
I'd appreciate it if you stopped texting me
thanks but id rather you stop messaging
pls no more txts
stahp texting me
ya no me mandes textos please
stop por fa, wrong number
no more mensajes please
plz quitame de la lista
🛑 no more texts
🚫📱 stop
Take me out of your texting system
not interested, pls remove
Lol how many times do I have to say stop
omg stop blowing up my phone
You've been texting the wrong person for a week
Ya no mande mensajes a este numero
Deje de mandar mensajes, ya le dije
Unsubcribe me pls
sotp texting
Kindly take this number out of your database
I changed my number, this isn't Denise anymore
Este celular ya no es de Marta
se equivoca de numero, no soy ella
Do not reply to me again
dont want ur texts
I would like to stop receiving messages from Bright Path
Stop sending me job stuff
please stop w the texts
borra mi numero porfa
no me mandes mas nada
I'm done with these texts
Please end this conversation and do not text again
stop texting or I'll report you
quit it with the msgs
Respectfully, please don't reach out again
ya stop por favor, no me interesa
dejame en paz please
porfavor ya no me texteen
STOP!!1!`
/** Hedged or bitter: perhaps an opt-out, so a person reads it. */
export const unsureMore = `I don't think I want more of these
I dont think I want these anymore
Not sure I want to keep getting these
I might want to stop getting these texts
maybe don't text me so much
Do I have to keep getting these?
Wow, another text. Lucky me 🙄
great, another one of these 🙄
Can you text less often
these are a bit much
I'm good, thanks
I'm all set, thanks
no estoy segura que quiera mas mensajes
creo que ya no quiero estos mensajes
mmm no creo que me interese
ya no busco trabajo gracias
I don't really need these anymore
is there a way to get fewer of these
👎
🖕
I'd prefer not to get so many messages
who dis
how'd u get this number
I think I'm gonna pass
I'll pass
lol stop 😂
unsubscribe lol jk
cancel the texts about evening shifts only
I do not want to be contacted after 9pm, before is fine
I don't want to text, can I call you?
maybe stop?
do you ever stop texting lol
ya son muchos mensajes
demasiados mensajes
not for me, thanks`
/** What looks like an opt-out and is none. */
export const noneAlike = `I can't stop by before 5
pls dont stop texting me about shifts lol
Don't remove me please!! I want the job
i couldnt stop laughing at the video
haha stop it, you're too kind
unsubscribing from indeed emails, text me here instead
My old number is the wrong one, use this
I quit smoking lol does that help
no puedo parar de reir
no me mande el correo, mejor por texto
can you stop the background check until Monday
Please cancel my 3pm and text me the new time
end of the week works, thx 👍
No more than 20 hours please
don't contact me through indeed, text is best
I don't want to miss your texts
sorry wrong chat lol
Wrong number of hours on my offer letter?
remove me from the Tuesday interview please but keep Thursday
do not text my mom, she is just my emergency contact
stop sign on the corner, turn left there
I'm not going to stop asking until I get it 😂
ok ya paro aqui, llego en 5
no quiero mensajes de voz, mejor texto
I think I want more of these shifts
I don't think I want more than 30 hours
I'm good with kids
I'm all set for tomorrow!
I'm good to start Monday, thanks
is it too much to ask for more hours
another text came from a Dana, is that you too?
I passed my RBT exam!
I'll pass by at 4
can I get fewer hours
Should I text this number or the other?
I'm not sure I want evenings
no creo que llegue a tiempo, 10 minutos
ya no busco carro, ya compré uno
🙄 traffic, 5 min late
lol I'm done with class at 3`
