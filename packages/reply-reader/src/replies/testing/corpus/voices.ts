/** Longer replies, dictated ones and those that say several things at once; English and Spanish, in every state. */
export const voiceReplies = `
# offer pick 1
Hi this is Kayla I got your message and Wednesday at 10 would work for me thank you so much
hey so I checked my schedule and wednesday is good
Good evening! Sorry for the late response. Wednesday at 10 works perfectly for me
Sorry just seeing this, wednesday still works if its open
so wednesday at ten a m works for me
ok so i talked to my boss and i can do wednesday
Hello yes I would love to interview, the first time slot works for me
Thanks for getting back to me! I can do Wednesday
# offer pick 2
Hi good morning thank you for reaching out Thursday at 2 works great for me
sorry I was at work but yes thursday at two p m is good
yes ma'am the second time works for me thank you
Hey! Thursday works, should I expect a phone call?
I have school on Wednesday but Thursday at 2 I am free
hi its Tiffany thursday at 2 is good for me
I could make the Thursday one work
Thursday at 2:00 works for me! My number is the best way to reach me.
Hola soy Lupita, el jueves a las 2 esta bien para mi
Buenas tardes gracias por escribirme me queda mejor el jueves
# offer pick 3
Hi! I'd like Friday at 4:30 please, thank you so much for the opportunity
I get out of class at 3 on fridays so friday at 430 is perfect
good morning the last time on friday works best for me
okay friday at four thirty sounds good talk to you then
hello I'm in class the other days so friday please
# offer propose
Hi there! Unfortunately I have classes in the mornings. Anything after 1 pm would be great => >13
Hey sorry I work till 5 most days, do you have anything after that => >17
thank you for the options! would you have anything on monday by chance => mon
I'm so sorry I can't on Thursday I have a dentist appointment => -thu
hi I am available tomorrow after 3 or wednesday after 3 => tom >15 / wed >15
My kids get out at 2:30 so it'd have to be before 2 => <14
I watch my nephew till noon so after 12 works => >12
would it be possible to do it tomorrow morning instead => tom am
if you have anything monday afternoon that would be ideal => mon aft
I can do wednesday but only after 2 => wed >14
could we push wednesday to 11 => wed @11
Wednesday works but can we do 11 instead of 10 => wed @11
Thursday works if we can do it at 3 => thu @15
friday but earlier => unsure
Trabajo en las mañanas, puede ser despues de la 1? => >13
Perdón, el jueves no puedo porque trabajo => -thu
Buenas, ¿no tiene algo para el lunes en la tarde? => mon aft
# offer question
are you guys open on saturdays
# offer decline
Thank you so much for reaching out but I have already accepted a position elsewhere
Hi, I appreciate it but I ended up getting another job
sorry but I just started a new job last week so I'm no longer looking
I don't think this is a good fit for me, thank you
Muchas gracias pero ya conseguí trabajo
# interview accept
Hi yes I will be there Thursday at 2, thank you so much!
Good morning! Confirming that I'll be there on Thursday
Yes I'm looking forward to meeting with you all
ok perfect thank you for the reminder see you thursday
Thank you so much I'm excited
Sí muchas gracias ahí estaré el jueves
# interview move
Hi good morning I'm so sorry but something came up and I won't be able to make it Thursday
hey i just found out i have to work thursday is there any way we can reschedule
I'm really sorry to do this but can we reschedule my interview
Hello I have a final exam on Thursday that I forgot about could we do another day
Hi my daughter has a fever and I can't find a sitter can we do another day please
Hi would it be possible to move our interview to Friday at 11 => fri @11
good afternoon I have a conflict with thursday could we do monday or tuesday => mon / tue
so sorry, my car is in the shop, could we do next week => nw
Buenos días, no voy a poder el jueves, ¿tiene otro día?
# interview cancel
Hi I need to cancel my interview for Thursday, I decided to stay at my current job
Good morning, please cancel my interview on Thursday. Thank you for your time
Hi sorry but I have to cancel our interview
Hola necesito cancelar mi entrevista del jueves gracias
# interview decline
Thank you for the opportunity but I've accepted a position with another company
Hi I wanted to let you know that I'm no longer interested in the position
# interview late
running about 10 minutes late
I might be a little late on thursday because of my class
I might be late
# interview question
Hi just wanted to ask if the interview is in person or over the phone
Hello what is the address for the interview on thursday?
Yes I'll be there, what's the address?
Ok thank you. Should I bring anything?
Can you remind me what time the interview is
Hola, ¿me puede mandar la dirección?
# soon late
Hi I'm so sorry there's an accident on the freeway I'll be about 15 minutes late
hey im coming from my other job might be 5 min late
good afternoon im running a few minutes behind please dont leave
so sorry my last client ran over I'm on my way
Disculpe hay mucho tráfico voy a llegar un poco tarde
# soon move
Hi I'm so sorry I woke up with a fever can we reschedule
I know it's last minute but I can't make it today
my ride fell through and i wont make it, can i come another day
I have a flat tire and won't make it can we do tomorrow => tom
# soon cancel
Hi I need to cancel my interview today I'm sorry
# none accept
Hi yes I'm still very interested in the position!
Hello! Yes I would love to set up an interview
yes I'm still looking for work
Hi, I'm interested in the RBT job
Hola sí todavía estoy interesada en el trabajo
# none propose
Hi I'm usually free weekdays after 3 => wkdays >15
I can talk tomorrow anytime after 2 => tom >14
Yes I'm interested! I'm free Thursday morning => thu am
I'm available any day this week after 12 => tw >12
Hello yes I am available Monday at 10 am => mon @10
sorry I missed your call, I'm free after 4 today => today >16
I go to school in the mornings so afternoons are better => aft
Hola sí me interesa, puedo el lunes después de las 2 => mon >14
# none decline
Thanks for reaching out but I'm not looking at the moment
I appreciate you reaching out but I am happy at my current job
Hi thank you but I found something closer to home
Gracias pero ya no estoy buscando
# none question
Hi I was wondering if you have any part time positions
Hello, I applied last week and wanted to check on the status
do you have anything closer to Mesa
Is there a location in Gilbert?
Hi I don't have my RBT yet, do you guys provide the training
quick question, is it in home or in clinic
Hola, ¿tienen vacantes de medio tiempo?
# none person
Hi could you please give me a call when you have a moment
I'd prefer to talk over the phone if possible
Is there someone I can talk to about this
Buenas tardes, ¿me podrían llamar por favor?
# none unsure
I'm at work until later, I'll message you after
My phone is about to die
sorry this is my new number
I just sent over my resume, let me know if you got it
my schedule changes every week
I'll have to see
im out of town
I'm on vacation until the 10th
Hi, this is Brianna from the job fair
I had my baby
# none thanks
Thank you so much, have a great weekend!
thanks, I'll keep an eye out
Ok thanks for the info
`
