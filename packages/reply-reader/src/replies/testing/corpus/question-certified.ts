/** Replies in English to “Do you have an active RBT certification?”. */
export const certifiedReplies = `
# certified answer yes
yes
Yes
YES
Yes!
yes I do
Yes, I do
yes i do have it
Yes I do have an active RBT certification
yep
yea
Yeah I do
yup sure do
yes sir
yes ma'am
Yes mam I do
y
I do
I do!
i sure do
Yes since 2022
yes since march of last year
since 2021
I've been certified since 2020
certified since March
I got certified in June
I got my certification in august
I have my RBT
i have my rbt
I have my RBT!
I have an active RBT
I have my certification
I have my cert
I'm an RBT
im an rbt
I am an RBT
I'm a certified RBT
I am a registered behavior technician
I'm certified
im certified yes
I am certified and active
yes certified and active
yes it's active
yes it is active
active yes
Yes active until 2027
it's active
It is current
yes and it's current
yes, renewed it last month
I just renewed mine in october
just got certified last week!
I passed my exam in September, so yes
I passed my exam and I'm certified
Yes I passed the exam last month
Yes RBT-22-204417
yes my number is RBT-23-118204
Yes, I have been an RBT for 3 years
Been an RBT for 4 years
rbt for 2 years now
3 years certified
Yes I have had my RBT since 2019
yess
yes!!! 😊
👍
👍🏽
✅
Absolutely
absolutely I do
Of course
correct
that's correct
Yes that is correct
definitely
yessir
Yes, I currently hold an active RBT certification
I hold an active RBT certification
i do have a active rbt cert
yes i have a active rbt certificate
Yas
ya i do
uh huh
mhm
100% yes
yes I have it and my CPR too
Yes and CPR and first aid
Hi yes I have my RBT
Hello! Yes I do, thank you for reaching out
good morning yes I'm certified
hey yes i have my rbt cert
Yes I am an RBT, I worked with kids at my last clinic for two years
Yess ma'am I have my RBT and I love working with kids
so yeah I do I got mine back in 2021
yes ive been doing this for five years
yes i got it when i worked at my old clinic
Yes I do not have any lapse
Yes, no lapses
Yes! It doesn't expire until next October
it expires in March 2027 so yes
I have my RBT certification, yes.
Im rbt certified
RBT certified yes
Registered and active
yes hired as an rbt in 2023 and kept it current
yes I have my rbt and I am in school for BCBA
Yes, and I'm working on my BCBA
# certified answer no
no
No
NO
No.
nope
nah
naw
Nah I don't
no i dont
No I do not
No I don't
no I dont have one
no sir
no ma'am
No sorry
sorry no
Unfortunately no
unfortunately I do not
unfortunately not
n
I don't
I do not
i dont have it
I don't have my RBT
I do not have an RBT certification
i dont have a rbt cert
don't have it
dont have one yet
I don't have my certification yet
not yet
Not yet
Not yet!
not yet sorry
No not yet
no, not yet
not yet but my exam is next week
not at the moment
Not at this time
not currently
Not right now
I am not certified
im not certified
I'm not an RBT
I'm not certified yet
not certified
No I am not
I'm not
never been certified
I've never had it
I've never been an RBT
no but I would love to get it
No but I'm willing to get certified
no, but I am willing to learn
no but I want to
I don't but I'm interested in getting it
I'm taking the 40 hour course
im taking the 40 hr course right now
I am currently doing the 40 hour training
Currently in the 40 hour course
No I'm still taking the 40 hour course
no im doing the 40 hours now
I haven't taken the exam yet
I havent started the course yet
haven't gotten it yet
havent got it
Expired
expired
it expired
It expired last year
my certification expired
Mine expired in 2023
it's expired
its expired unfortunately
Lapsed
it lapsed
mine lapsed last year
My RBT lapsed in January
no it lapsed
No, it expired
No it's no longer active
its no longer active
it's not active
it is not active anymore
no longer certified
I let it expire
I let mine lapse
I used to but it expired
I had one but it expired
nope 😔
No I only have experience as a BT
no just a BT
No, I only have my CPR
none
no certification
no cert
no rbt
No certifications yet
Hi, no I don't have it
Hello, unfortunately I don't have my RBT certification
Good morning, not yet
Hey no I am not certified but I have 3 years with kids
no ma'am I'm not
no i never finished the course
I never took the exam
no I failed the exam
# certified unsure
my exam is next week
I take my exam on Friday
My exam is December 10
I'm scheduled to take the exam on the 12th
No but I test on Monday
no but I take the exam this Saturday
it lapsed but I am renewing
it lapsed but I'm renewing it
expired but I'm in the process of renewing
It expired last month but I already paid to renew
it expires next week
mine expires on the 30th
I'm in the process
in process
in progress
Its in the process
almost
almost done
almost certified
I finished the 40 hours and I'm waiting on my exam
finished the course just need the exam
I completed the 40 hour training
I did the 40 hour course
I passed the competency but not the exam
waiting on the BACB
I'm waiting for approval
I applied for it
yes but it's expired
Yes but it lapsed
Yes but its inactive right now
yes and no
Yes, no
I used to
I used to be
I used to have it
I was certified in 2019
I had it at my old job
I think so
i think so? I have to check
I think it's still active
I believe it's active
not sure
Not sure if its still active
idk
maybe
let me check
I'd have to check
I'm a BCaBA
I'm a BCBA
I'm a behavior technician
I have my BT
I'm a BT with 2 years experience
I have 5 years of experience
I have my CNA
I have a CPR certification
I'm certified in CPR
I have a bachelor's in psychology
yes in Texas
yes as a BT
Yes, if you mean the 40 hour one
Yes if the clinic pays for the renewal
only the 40 hours
just the 40 hour certificate
I have the 40 hour certificate
ok
sure
Okay
hello
hi
my RBT is under review
my supervisor is handling it
suspended
it was active when I left my job
I will be in two weeks
I will be certified soon
soon
soon!
by the end of the month I will
no I mean yes
no wait yes I do
# certified answer no
no, my exam is scheduled for december
working on it
I'm working on it
`
