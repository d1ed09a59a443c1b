/**
 * How many of 10,000 people bear a first name, about, among those who apply for such work in the United States (rounded from the
 * lists of the Social Security Administration and the Census of 2010). A name that is not listed is taken to be rare. Two listed
 * names are two names, however alike: Maria and Mario, Hernandez and Fernandez.
 */
export const commonFirstNames = `
Maria 130, Jessica 120, Ashley 105, Jennifer 100, Sarah 90, Emily 90, Amanda 85, Samantha 80, Elizabeth 80, Stephanie 75
Michael 75, Brittany 65, Nicole 65, Christopher 60, Melissa 60, Lauren 60, Daniel 60, David 60, Jose 60, Rachel 55
Taylor 50, Victoria 50, Kayla 50, Danielle 50, Alexis 50, Rebecca 48, Joshua 48, Hannah 46, Anna 45, Megan 45
Courtney 44, Michelle 44, Kimberly 44, Ana 42, Matthew 42, Andrea 40, Alyssa 40, Jasmine 40, Alexandra 38, Vanessa 38
James 38, Andrew 38, John 36, Anthony 36, Tiffany 36, Katherine 36, Laura 36, Christina 36, Diana 34, Natalie 34
Joseph 34, Robert 34, Angela 34, Olivia 32, Abigail 32, Madison 32, Kelsey 30, Juan 30, Luis 30, Carlos 30
Brianna 30, Mary 30, Karen 30, Erica 28, Daniela 28, Gabriela 28, Chelsea 28, Monica 28, Morgan 28, Sandra 26
Amber 26, Crystal 26, Heather 26, Kelly 26, Erin 26, Alejandra 26, Claudia 24, Patricia 24, Cynthia 24, Destiny 24
Sofia 24, Veronica 24, Katie 22, Jasmin 20, Ryan 24, Brandon 24, Tyler 22, Kevin 24, William 26, Nicholas 22
Eric 18, Brian 18, Steven 18, Thomas 20, Jonathan 20, Justin 18, Jacob 18, Zachary 16, Jorge 16, Miguel 16
Francisco 14, Antonio 14, Alejandro 14, Jesus 16, Angel 18, Gabriel 14, Victor 14, Samuel 16, Benjamin 14, Christian 16
Leslie 16, Adriana 18, Karina 16, Valeria 16, Mariana 14, Paola 14, Yesenia 14, Brenda 16, Nancy 16, Rosa 16
Lisa 18, Julia 20, Amy 20, Allison 20, Shelby 16, Paige 14, Mackenzie 14, Sydney 14, Haley 16, Kaitlyn 16
Savannah 12, Kristen 14, Lindsey 14, Caitlin 14, Cassandra 14, Jordan 20, Gabrielle 14, Isabella 18, Sophia 14, Grace 14
Linda 14, Barbara 10, Susan 12, Teresa 12, Denise 12, Tamara 8, Tanya 8, Ebony 8, Jade 8, Imani 6
Latoya 6, Keisha 6, Aaliyah 8, Kiara 8, Tatiana 8, Angelica 14, Carmen 10, Lucia 8, Elena 10, Isabel 10
Guadalupe 12, Juana 6, Marisol 8, Yolanda 8, Lorena 8, Carolina 12, Fernanda 8, Camila 8, Ximena 5, Daisy 10
Aaron 14, Adam 12, Alexander 18, Austin 14, Cameron 10, Charles 12, Dylan 10, Edward 8, George 8, Ivan 8
Jason 14, Jeffrey 8, Jeremy 10, Jesse 8, Mark 12, Mario 8, Manuel 12, Marco 8, Nathan 12, Oscar 10
Patrick 10, Paul 10, Peter 6, Richard 14, Ricardo 10, Roberto 8, Sean 10, Sergio 8, Stephen 8, Timothy 10
Eduardo 10, Fernando 8, Javier 10, Kyle 10, Julie 12, Julian 10, Marie 8, Erika 10, Katelyn 12, Kathryn 12
Catherine 14, Sara 16, Ann 5, Anne 6, Annie 4, Alice 5, Alicia 14, Bianca 10, Cristina 12, Desiree 8
Dominique 8, Hailey 10, Janet 8, Jacqueline 14, Jocelyn 10, Joanna 8, Julissa 6, Karla 12, Kristina 12, Leah 10
Margaret 8, Marissa 12, Martha 8, Mercedes 5, Miranda 10, Molly 8, Raquel 6, Ruth 6, Silvia 6, Tara 8
Thuy 4, Linh 4, Mai 4, Kim 8, Minh 4, Priya 4, Fatima 6, Aisha 5, Mohammed 5, Wei 4
Ella 4, Emma 16, Mia 8, Ava 5, Zoe 6, Chloe 8, Lily 6, Maya 6, Josh 4, Mike 4
Jean 4, Joan 3, Jane 5, Dana 6, Diane 6, Dawn 5, Lori 5, Tina 6, Tracy 6, Robin 5
Eva 6, Ida 2, Ada 2, Alma 6, Irma 4, Elsa 4, Olga 4, Norma 4, Nora 4, Gloria 8
Juanita 4, Josefina 3, Luisa 4, Daniella 5, Adrian 10, Mariah 6, Marina 5, Martin 8, Martina 2, Andre 5
`

/** How many of 10,000 people bear a surname, about. */
export const commonSurnames = `
Garcia 100, Rodriguez 90, Martinez 90, Hernandez 85, Smith 83, Lopez 75, Gonzalez 75, Johnson 66, Perez 58, Williams 55
Brown 49, Jones 48, Sanchez 52, Ramirez 48, Davis 38, Miller 40, Torres 38, Flores 36, Rivera 34, Gomez 34
Nguyen 32, Diaz 32, Wilson 27, Anderson 27, Thomas 26, Taylor 25, Moore 24, Jackson 24, Martin 24, Lee 24
Cruz 26, Morales 26, Reyes 26, Gutierrez 24, Ortiz 24, Thompson 23, White 23, Harris 21, Clark 19, Lewis 18
Robinson 18, Walker 18, Young 17, Allen 17, King 16, Wright 16, Scott 15, Hill 15, Green 15, Adams 15
Nelson 14, Baker 14, Hall 14, Campbell 13, Mitchell 13, Carter 13, Roberts 13, Phillips 12, Evans 12, Turner 12
Parker 11, Edwards 11, Collins 11, Stewart 11, Morris 10, Murphy 10, Cook 10, Rogers 10, Morgan 10, Cooper 10
Peterson 10, Bailey 10, Reed 10, Kelly 9, Howard 9, Ramos 22, Kim 11, Cox 9, Ward 9, Richardson 9
Watson 8, Brooks 9, Chavez 19, Wood 8, James 9, Bennett 8, Gray 8, Mendoza 20, Ruiz 19, Hughes 8
Price 8, Alvarez 20, Castillo 19, Sanders 8, Patel 11, Myers 8, Long 7, Ross 8, Foster 8, Jimenez 18
Powell 7, Jenkins 8, Perry 7, Russell 7, Sullivan 7, Bell 7, Coleman 8, Butler 7, Henderson 7, Barnes 7
Fisher 6, Vasquez 16, Vazquez 8, Simmons 7, Romero 15, Jordan 6, Patterson 6, Alexander 7, Hamilton 6, Graham 6
Reynolds 6, Griffin 6, Wallace 6, Moreno 15, West 6, Cole 6, Hayes 6, Bryant 7, Herrera 15, Gibson 6
Ellis 6, Tran 10, Medina 14, Aguilar 14, Stevens 6, Murray 5, Ford 6, Castro 14, Marshall 5, Owens 5
Harrison 5, Fernandez 14, McDonald 5, Woods 5, Washington 6, Kennedy 5, Wells 5, Vargas 13, Henry 5, Chen 8
Freeman 5, Webb 5, Tucker 5, Guzman 12, Burns 4, Crawford 5, Olson 4, Simpson 4, Porter 4, Hunter 4
Gordon 5, Mendez 12, Silva 9, Shaw 4, Snyder 4, Mason 4, Dixon 4, Munoz 11, Hunt 4, Hicks 4
Holmes 4, Palmer 4, Wagner 4, Black 4, Robertson 4, Boyd 4, Rose 4, Stone 4, Salazar 11, Fox 4
Warren 4, Mills 4, Meyer 4, Rice 4, Schmidt 4, Garza 11, Daniels 4, Ferguson 4, Nichols 4, Stephens 4
Soto 10, Weaver 4, Ryan 4, Gardner 4, Payne 4, Grant 4, Dunn 4, Delgado 10, Pena 10, Santos 9
Rios 9, Ortega 10, Guerrero 9, Estrada 9, Sandoval 8, Alvarado 9, Contreras 8, Valdez 8, Vega 8, Santiago 9
Espinoza 7, Dominguez 8, Maldonado 7, Cabrera 7, Figueroa 6, Acosta 7, Molina 7, Campos 6, Padilla 6, Mejia 6
Navarro 6, Marquez 6, Cervantes 5, Lara 5, Leon 5, Pham 5, Singh 6, Ali 4, Khan 4, Wang 6
Hansen 4, Hanson 3, Jensen 3, Larson 3, Carlson 3, Harper 3, Hart 3, Hale 2, Stephenson 2, Johnston 4
Johns 1, Williamson 4, Willis 3, Watkins 3, Watts 3, Banks 3, Franklin 4, Lawson 3, Lawrence 4, Allison 2
`
