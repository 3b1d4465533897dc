import type { Population } from '../customers';

/**
 * Given and family names of customers by country: customers that are only counted. Never print or inspect their results one by one.
 * Names of countries marked `faker` come from the person providers of Faker 40.40.0 (MIT, Daniele Faraglia and contributors):
 * `ranked` ones are sorted by their published frequency. The others are this project's lists, roughly by frequency.
 */
export const COUNTED_POPULATIONS: readonly Population[] = [
  {
    country: 'GB',
    source: 'faker',
    ranked: true,
    given:
      'David Susan Thomas Linda James Laura Jack Karen Peter Jessica Robert Emma Alan Deborah Luke Patricia Anthony Sophie Alexander Michelle Darren Elizabeth Gary Emily Steven Rachel Martin Ann Jake Jennifer Craig Louise Neil Barbara Oliver Caroline Kenneth Bethany Nathan Jade Terence Elaine Harry Catherine Callum Danielle Barry Abigail Patrick Jean Sean Stephanie Carl Natasha Sam Katherine Roger Maria Ronald Kerry Antony Eleanor Jeffrey Sheila Karl Janice Dominic Lynn Reece Nicole Gavin Lynne Allan Shirley Gerald Beverley Eric Kimberley Dale Kate Frank Jenna Norman June Frederick Rachael Conor Kathryn Elliot Amber Vincent Brenda Abdul Teresa Ricky Ashleigh Glen Ruth Gregory Leah Bryan Naomi Josh Sylvia Mohammad Cheryl Terry Aimee Stanley Frances Victor Gail Mohamed Joyce Tom Hazel Glenn Amelia Damien Geraldine',
    family:
      'Smith Jones Williams Taylor Brown Davies Evans Thomas Wilson Johnson Roberts Robinson Thompson Wright White Edwards Walker Hughes Green Harris Hall Lewis Clarke Patel Jackson Wood Martin Turner Cooper Hill Ward Moore Morris Clark King Harrison Lee Baker Allen James Morgan Phillips Scott Parker Price Davis Watson Griffiths Kelly Mitchell Young Bennett Bailey Collins Cook Richardson Carter Shaw Bell Khan Murphy Richards Marshall Cox Miller Wilkinson Anderson Foster Adams Ellis Begum Singh Simpson Webb Chapman Rogers Ali Powell Mason Gray Hunt Lloyd Barnes Hussain Mills Owen Palmer Matthews Knight Butler Holmes Campbell Harvey Stevens Dixon Ahmed Fletcher Fisher Jenkins Graham Russell Pearson Barker Murray Payne Day Howard Ford Gibson Walsh Saunders Reynolds Kaur Pearce Fox Brooks Elliott West Lawrence Andrews',
  },
  {
    country: 'CO',
    source: 'faker',
    ranked: true,
    given:
      'José María Andrés Luz Luis Patricia Carlos Ana Juan Andrea Alberto Diana David Sandra Antonio Martha Fernando Paola Jorge Carmen Jesús Marcela Alexander Isabel Enrique Milena Javier Lucía Manuel Cecilia Eduardo Claudia Jhon Carolina Diego Gloria Camilo Rosa Alejandro Liliana Óscar Elena Daniel Alejandra Miguel Adriana Felipe Laura Jairo Fernanda Mauricio Marina César Inés Alfonso Lorena Rafael Ángela Cristian Cristina Sebastián Leidy Ángel Daniela Iván Olga Jaime Esther Julio Tatiana Julián Johana Fabián Rocío Dario Beatriz William Lina Orlando Mónica Francisco Alba Ricardo Luisa Mario Esperanza Edwin Yaneth John Blanca Víctor Amparo Leonardo Alexandra Armando Nancy Augusto Margarita Pablo Elizabeth Álvaro Stella Hernán Karen Fredy Angie Pedro Viviana Héctor Natalia Santiago Mercedes Edgar Eugenia Gustavo Valentina Hernando Yolanda Guillermo Angélica',
    family:
      'Rodríguez Gómez Martínez García López González Hernández Sánchez Pérez Díaz Ramírez Rojas Torres Moreno Vargas Muñoz Ortiz Castro Gutiérrez Jiménez Suárez Álvarez Ruiz Valencia Quintero Herrera Romero Mosquera Morales Arias Rivera Flórez Giraldo Medina Castillo Parra Peña Guerrero Salazar Osorio Mejía Mendoza Marín Cardona Cárdenas Cruz Restrepo Correa Ortega Acosta Ramos Reyes Rincón Zapata Sierra Mora Palacios Molina Delgado Guzmán Silva Contreras Lozano Montoya Ríos Vásquez Caicedo Cortés Velásquez Londoño Ospina Jaramillo Córdoba Escobar Murillo Orozco Fernández Vega Hurtado Carvajal Agudelo Calderón León Ávila Garzón Beltrán Trujillo Pineda Méndez Barrera Acevedo Henao Bedoya Franco Jaimes Bernal Arango Hoyos Navarro Durán Vergara Soto Camacho Sandoval Gil Buitrago Duarte Carrillo Duque Pacheco Barrios Aguirre Vélez Benavides Bermúdez Narváez Rueda Toro Blanco Amaya',
  },
  {
    country: 'ES',
    source: 'faker',
    ranked: false,
    given:
      'Aarón Abigaíl Adrián Adoración Alberto Ale Alfredo Amalia Ambrosio América Angelino Ani Arsenio Arcelia Aurelio Asunción Bautista Beatriz Blas Berta Camilo Calista Cecilio Carla Chucho Catalina Ciríaco Chita Cristian Clotilde Damián Crescencia Demetrio Daniela Edelmiro Dora Eleuterio Eli Emiliano Elvira Esteban Encarnacion Ezequiel Esther Felipe Evangelina Florencio Felicia Gabriel Flavia Gerónimo Francisca Graciano Gertrudis Hector Guiomar Hernán Inmaculada Ibán Isabela Isidro Jessica Javi Jovita Joaquín Julieta Josué Leyre Lalo Lorena León Luisa Luciano Magdalena Manolo Mar Marciano Maricela Martín Marta Maximiliano Melania Máximo Miriam Nazaret Nadia Norberto Nicolasa Ovidio Nydia Paulino Olalla Poncio Palmira Rafa Paz Remigio Pili Roberto Raquel Rosario Ricarda Régulo Rosalva Sandalio Ruth Sergio Saturnina Silvio Soledad Teodosio Tecla Toribio Trinidad Valerio Victoria Vidal Yaiza Xavier Ágata',
    family:
      'Abad Acuña Agullo Alcalde Alemán Alonso Amor Anguita Aranda Ariño Arregui Atienza Baena Barceló Barrio Batalla Bejarano Benavides Bernad Blanes Borja Bru Caballero Cadenas Camino Cano Cardona Carreras Casals Castellanos Cazorla Cerro Cid Coello Conesa Cortes Cuenca Cárdenas Diez Dueñas Egea Escrivá Esteve Falcó Ferrera Fiol Franco Galan Garay Gascón Giner Gomis Gras Guillén Gómez Herrero Huertas Infante Jaén Juliá Landa Leon Llanos Lobo Lumbreras Madrid Manuel Marqués Marín Mayo Mendizábal Millán Monreal Mora Morillo Muñoz Narváez Nieto Ocaña Oller Osuna Pallarès Paredes Pazos Peláez Perez Pino Plana Pont Pozo Puerta Querol Ramis Reguera Ribera Rius Rodrigo Romero Roselló Ruiz Sala Salmerón Sanjuan Sanz Segovia Silva Solé Sureda Tapia Teruel Torralba Trillo Urrutia Valenzuela Vaquero Vera Vigil Villalonga Viñas Zapata',
  },
  {
    country: 'IT',
    source: 'faker',
    ranked: false,
    given:
      'Achille Adelasia Agnolo Alessandra Aldo Allegra Alfredo Angelica Amleto Annalisa Antonello Annunziata Arnulfo Antonietta Augusto Aurora Benedetto Berenice Bernardo Camilla Camillo Cassandra Cirillo Chiara Coriolano Cristina Daniele Dina Delfino Donna Donato Eliana Elmo Emma Enzo Eugenia Ermes Fabia Fabrizio Fernanda Ferdinando Flavia Flavio Francesca Gabriele Gemma Gastone Gianna Giampaolo Giuliana Gianfrancesco Gloria Gianni Griselda Gino Imelda Gionata Isa Girolamo Lara Goffredo Letizia Guido Lidia Ippazio Lina Lando Lolita Leone Lucia Lorenzo Ludovica Lucio Margherita Marcello Marina Martino Marta Maurilio Maura Micheletto Melissa Mirko Milena Nicola Nadia Oreste Nicoletta Panfilo Olga Pasquale Paola Piergiorgio Paulina Piero Priscilla Pomponio Rita Raffaello Romina Riccardo Rosaria Rolando Sandra Ronaldo Silvia Salvatore Sonia Santino Stefania Silvestro Sylvia Telemaco Tina Torquato Valentina Ugo Veronica Vincentio Virginia',
    family:
      'Abatantuono Agostinelli Aloisio Angiolello Antonini Ariosto Bacosi Balla Barillaro Bataglia Bellocchio Berlusconi Bettin Bixio Boezio Bondumier Borroni Botticelli Bresciani Bulzoni Cadorna Calbo Campanella Cantimori Carli Casale Castioni Ceravolo Chiappetta Cibin Coardi Comencini Corbo Crisafulli Curiel Delle Donatoni Dulbecco Errigo Falloppio Faugno Ferrara Filangieri Fischetti Folliero Fusani Gaito Garibaldi Gentili Giannetti Ginese Goldoni Gozzi Gregorio Guarana Gullotta Impastato Jilani Leoncavallo Lippomano Lovato Lussu Magrassi Mancini Marcacci Marzorati Mazzeo Mercantini Milanesi Molesini Montanariello Morandi Morrocco Muti Nicoletti Norbiato Omma Oscuro Pacomio Palumbo Parini Passalacqua Pedroni Persico Petruzzi Pinamonte Pistoletto Polizzi Prati Quasimodo Redi Ricciardi Roccabonella Rossetti Russo Salgari Santorio Sauro Scarlatti Scotto Sforza Sobrero Soranzo Sraffa Surian Tamburini Tebaldi Toldo Tornatore Tozzo Tremonti Trincavelli Turchetta Ungaretti Vecellio Verdi Vianello Visintini Zaccardo Zarlino',
  },
  {
    country: 'NL',
    source: 'faker',
    ranked: true,
    given:
      'Marc Maria Luc Marie Jan Rita Patrick Ann Dirk Martine Peter Marleen Johan Monique Bart Anna Tom Linda Paul Hilde Jean Godelieve Willy Ingrid Jozef Nicole Geert Els Thomas Christiane Wim Sofie David Nathalie Roger Nancy André Carine Eddy Katrien Steven Sarah Kevin Christine Eric Anne Mohamed Annie Koen Julie Pieter Laura Frank Charlotte Robert Sandra Danny Veerle Marcel Inge Michel Emma Guido Caroline Stijn Jeannine Louis Patricia Filip Ellen Joseph Cindy Daniel Ilse Erik Liliane Kristof Wendy Guy Christel Tim Jacqueline Frans Nadine Kris Sara Philippe Sabine Jonas Marina Kurt An Freddy Kim Jeroen Chantal Ronny Isabelle François Sonja Walter Anita Hans Kelly Sven Greta Christophe Elisabeth Alexander Paula Herman Myriam Yves Brigitte Maarten Heidi Victor Annick Stefan Nele',
    family:
      'Peeters Janssens Maes Jacobs Mertens Willems Claes Wouters Goossens Vermeulen Pauwels Aerts Hermans Martens Michiels Claeys Smets Hendrickx Janssen Desmet Stevens Segers Lemmens Coppens Cools Devos Verhoeven Smet Verstraete Wauters Verheyen Baert Lauwers Geerts Declercq Verbeke Lenaerts Cornelis Vermeiren Vandenberghe Thys Lambrechts Bosmans Verlinden Moens Wuyts Verschueren Bogaert Timmermans Bogaerts Heylen Vermeersch Jansen Christiaens Bauwens Thijs Verstraeten Pieters Goethals Verhaeghe Simons Lievens Nijs Dierckx Ceulemans Claessens Verhelst Vercammen Roels Luyten Gielen Vervoort Verhaegen Verbruggen Somers Raes Daems Vandamme Cuypers Callens Vercauteren Verdonck Matthys Verbeeck Andries Huysmans Vanneste Swinnen Declerck Vercruysse Beckers Vandewalle Nys Baeyens Verhulst Smeets Vandevelde Singh Geens Vos Engelen Huybrechts Smits Goris Vanhove Mortier Moons Dewulf Vanhoutte Meeus Jans Leemans Mariën Dierickx Deckers Verheyden Deprez Dhondt Temmerman Schepers',
  },
  {
    country: 'RO',
    source: 'faker',
    ranked: false,
    given:
      'Achim Ada Adonis Agata Alex Alexandra Amedeu Amalia Angel Anamaria Antoniu Andreea Aurel Anișoara Axinte Arina Bebe Aura Brăduț Betina Carol Carina Cedrin Caterina Codrin Celia Corneliu Clementina Costin Consuela Cristofor Cristina Darius Daniela Dominic Diana Doru Doina Edgar Dumitra Emanuel Eliana Eric Emilia Fabian Eva Florea Fiona Frederic Florentina George Geanina Gheorghiță Gherghina Grațian Heracleea Horațiu Ilona Ianis Iosefina Inocențiu Iuliana Ionică Janina Iuliu Laurenția Jan Leopoldina Laurențiu Liliana Leordean Luana Lucențiu Luminița Manole Marcela Marius Marilena Mădălin Mădălina Miron Milena Nae Mirona Nicoară Natalia Nicu Nora Norman Olimpia Olimpiu Paraschiva Panait Pompilia Petrică Rebeca Pompiliu Romina Raul Ruxandra Robert Savina Sava Silvia Silvian Sorana Sorin Steliana Ștefan Tania Theodor Tiberia Toma Valentina Valter Vera Victor Viorica Vladimir Zaharia',
    family:
      'Aanei Ababei Albu Ardelean Barbu Cristea Diaconescu Diaconu Dima Dinu Dobre Dochioiu Dumitrescu Eftimie Ene Florea Georgescu Gheorghiu Ionescu Ioniță Manole Marin Mazilescu Mocanu Nemeș Nistor Niță Oprea Pop Popa Popescu Preda Pușcașu Stan Stancu Stoica Stănescu Suciu Tabacu Toma Tomescu Tudor Voinea',
  },
  {
    country: 'KE',
    source: 'faker',
    ranked: true,
    given:
      'John Mary Joseph Faith Peter Mercy Brian Sharon David Esther James Elizabeth Samuel Jane Daniel Grace Stephen Ruth Kelvin Lucy Ibrahim Caroline Mohamed Christine Dennis Nancy Emmanuel Margaret Paul Ann Victor Lilian Moses Joyce Kevin Purity Wanjiru Eunice Michael Susan Francis Jackline Charles Rose Vincent Beatrice Alex Diana Simon Cynthia George Catherine Otieno Brenda Patrick Sarah Evans Naomi Collins Irene Kennedy Alice Mwangi Fatuma Isaac Gladys Edwin Agnes Ali Vivian Erick Lydia Felix Dorcas Joshua Joan Abdi Hellen Martin Janet Robert Pauline Amos Florence Denis Sheila Hassan Maureen Julius Winnie Benson Joy Benard Emily Fredrick Miriam Nicholas Abigael Jackson Halima Samwel Judith Ian Damaris Eric Tabitha Odhiambo Nafula Maina Charity Richard Linet Ochieng Millicent Antony Amina Juma Leah William Anne',
    family:
      "Otieno Mohamed Mwangi Odhiambo Maina Ochieng Ali Kamau Omondi Onyango Juma Hassan Abdi Wambui Atieno Wanjiku Njoroge Njeri Kariuki Akinyi Wafula Achieng Muthoni Ouma Ahmed Kimani Hussein Adan Mutua Abdullahi Adhiambo Cheruiyot Njuguna Kibet Simiyu Macharia Wanjala Barasa Wambua Wairimu Chebet Koech Ibrahim Omar Nyambura Rotich Karanja Anyango Wangui Wekesa Okoth Langat Chepkemoi Mutuku Owino Wangari Njoki Awuor Musyoka Nyongesa Cherotich Wanyonyi Chepkoech Korir Chelangat Kiptoo Mwendwa Mbugua Chege Waweru Kinyua Ngugi Kiprotich Kipkoech Oduor Mburu Akoth Kirui Mwende Kioko Gitonga Rono Auma Mwaura Muriithi Gitau Munene Wachira Irungu Njeru Kemboi Mutai Cherono Kimutai Ndungu Nyaga Mutinda Ndung'u Chepkorir Ng'ang'a Chepkirui Kiprono Mungai Bett Muriuki Mwenda Yussuf Njenga Said Osman Kiprop Mohamud Kiplagat Kipkorir Awino John Mwaniki Charo Murithi Mugo",
  },
  {
    country: 'UZ',
    source: 'faker',
    ranked: false,
    given:
      'Zubayr Sa’diya Mustafo Sumayya Umar Yasmina Ali Samiya Muhammadyusuf Maryam Abubakr Mursalina Muhammadali Rayyona Usmon Safina Bilol Oysha Zayd Aylin Yasin Musfira Samir Muslima Firdavs Soliha Behruz Imona Amir Humayra Yahyo Maftuna Kamron Ifora Islom Sakina Halid Elif Jamshid Bibisora Akbar Asmira Abduaziz Sabrina Javohir Zahro Abdurahmon Sevinch Muhammadziyo Sadia Muhammadayub Jasmina Akobir Nuriya Yusuf Anisa Salohiddin Fotima Farhod Ruhshona Bobur Shahina Samandar Muxlisa Asilbek Milana Muhammadrizo Iymona Ahmad Mohinur Yunus Shahnoza Doniyor Munisa Shahzod Charos Said Odina Ismoil Malika Muhammadamir E’zoza Otabek Roziya Xolid Feruza Dovud Asila Abbos Muzdalifa Zakariyo Mohlaroyim Abdulhamid Laylo Mahmud Kumush Saddam Saida Fuzayl Bonu Alinur Aziza Murod Muizza Isfandiyor Dilnoz Temir Dildora Abdumalik Dunyo Muhammadsodiq Zinnura Abduboriy Zaynab Fariz Habiba Jasur Sevara Mahdi Zakiyaxon',
    family:
      'Sadiyeva Sumayyeva Yasminova Hadichayeva Maryamova Mursalinaeva Mubinova Safinayeva Oyshayeva Yasinaeva Musfirayeva Muslimaeva Osiyeva Imonova Farzonova Samirova Iforayeva Farangizova Robiyayeva Bibisorayeva Ominova Marjonova Zahroyeva Malakova Afruzova Mushtariyeva Nuriyeva Anisayeva Fotimayeva Ruhshonova Shahinova Muxlisayeva Milanova Iymonova Mohinurova Shahnozova Munisayeva Charosova Odinaeva Malikova E’zozova Roziyayeva Saminova Asilayeva Muzdalifayeva Hadijayeva Laylova Kumushova Nilufarova Bonueva Azizova Ansorova Dilnozova Dildorova Ruqiyayeva Zinnurova Nozimova Muhsinova Sevarova Aminova Mumtozova Mustafayev Muhammadov Aliyev Muhammadyusupov Ayubov Muhammadaliyev Muhammadaminov Ibrohimov Zayidov Muhammadyasinov Azizov Firdavsev Abdullohov Shohruxov Yahyoev Asadov Mironshohov Halidov Habibov Shahzodov Akbarov Sardorov Abdurahmonov Ja’farov Muhammadumarov Akobirov Jahongirov Diyorov Farhodov Humoyunov Abrorov Asilbekov Sarvarov Shohjahonov Ahmadov Sanjarov Dalerov Saidov Ismoilov Muhammadamirov Otabekov Xolidov Damirov Abbosov Zakariyoev Jalolov Mahmudov Saddamov Fuzaylov Alinurov Murodov Isfandiyorov Temirov Abdumalikov Muhammadsodiqov Abduboriyov Farizov Mehrojov Mahdiev',
  },
  {
    country: 'PT',
    source: 'faker',
    ranked: false,
    given:
      'Afonso Adriana Alexandre Alexandra André Alícia António Ana Artur Andreia Bernardo Anita Bruno Beatriz Bryan Benedita Cláudio Bruna César Caetana Daniel Camila Denis Carminho Dinis Catarina Diogo Clara Edgar Daniela Emanuel Débora Enzo Eduarda Filipe Emma Frederico Erica Fábio Érica Gaspar Eva Gonçalo Filipa Guilherme Francisca Henrique Gabriela Igor Iara Isaac Irina Ivan Íris Jaime Isabela Joaquim Juliana Jorge Jéssica João Kelly Kevin Lara Leandro Larissa Lisandro Leonor Lourenço Lia Lucas Lorena Manuel Luciana Marco Luísa Martim Lúcia Matias Mafalda Mauro Margarida Miguel Mariana Mário Marta Nelson Melissa Noah Miriam Paulo Mélanie Pedro Nair Renato Nádia Rodrigo Núria Rui Petra Salvador Rafaela Sandro Raquel Santiago Rita Simão Sara Tiago Sofia Tomás Tatiana Valentim Valentina Vicente Vera Vítor Violeta Wilson Yara',
    family:
      'Abreu Almeida Alves Amaral Amorim Andrade Anjos Antunes Araújo Assunção Azevedo Baptista Barbosa Barros Batista Borges Branco Brito Campos Cardoso Carneiro Carvalho Castro Coelho Correia Costa Cruz Cunha Domingues Esteves Faria Fernandes Ferreira Figueiredo Fonseca Freitas Garcia Gaspar Gomes Gonçalves Guerreiro Henriques Jesus Leal Leite Lima Lopes Loureiro Lourenço Macedo Machado Magalhães Maia Marques Martins Matias Matos Melo Mendes Miranda Monteiro Morais Moreira Mota Moura Nascimento Neto Neves Nogueira Nunes Oliveira Pacheco Paiva Pereira Pinheiro Pinho Pinto Pires Ramos Reis Ribeiro Rocha Rodrigues Santos Silva Simões Soares Sousa Sá Tavares Teixeira Torres Valente Vaz Vicente Vieira',
  },
  {
    country: 'AZ',
    source: 'faker',
    ranked: false,
    given:
      'Adil Adilə Ağahadi Aidə Aqil Arzu Asiman Aydan Azər Aynur Bəhruz Aytəkin Cahangir Ceyran Cəmil Cəmilə Dünyamalı Dilşad Elgün Elmira Elnur Ədibə Elşən Familə Eyyub Fərqanə Əhəd Firuzə Əliş Gülay Əsgər Gülnar Fazil Gültac Fəxri Gülüstan Fikrət Həcər Gəray İlkanə Hakim İnayət Həsən Kamilə Hüseyn Laçın İlqar Leyli İsa Lütfiyyə İxtiyar Mehin Kazım Məleykə Lazım Məsmə Mehdi Mülayim Mənsur Nanə Muxtar Nazlı Mürsəl Nərminə Natiq Nisə Nəsib Nüşabə Niyazi Pərvinə Nuşirəvan Qızbəs Orduxan Rasimə Pünhan Rəfiqə Qədir Rəsmiyyə Qüdrət Röyal Razi Ruxsarə Riyad Sacidə Rza Selcan Sarvan Səbinə Sədaqət Səhər Sərəncam Sənubər Süleyman Sitarə Şahmar Sürəyya Şıxı Şəfiqə Teymurçin Şərafət Tural Tamaşa Ülfət Tomris Valid Tünzalə Vəfadar Ülviyyə Xalid Vüsalə Xəyyam Xavər Xosrov Yazgül Yaqub Zeynəb Zakir Zərif Zahir Zinət',
    family:
      'Əlibəyov Məhərrəmoğlu Şükürov Qurbanov Əlioğlu Kərimov Hüseynoğlu Atakişioğlu Camalov Rəhimov Cəbrayılov Hümmətov İldırımoğlu Əmirov Mahmudov Bəşiroğlu Talıbov Ağaoğlu Musabəyov Orucov Vəlixanov Pənahov Cəfəroğlu Vəziroğlu Gözəlov Yusifoğlu Həsənov Xakimov Sadıxov Salamoğlu Sadiqov Əsgəroğlu Qasımov Sultanov Abdullaoğlu Muxtaroğlu Nağıoğlu Ədiloğlu Mirəhmədov Qafarov Abbasov Əsgərov Fərəcov Rövşənov Aslanova Səlimova Nəzirova Əsgərova Şərifova Anarqızı Rəhmanova Babayeva Sadıxova Kərimova Əmirova Əfəndiyeva Abbasova Hüseynova Yusifqızı Nərimanova Əliyeva Vəliyeva Şahbuzlu Əlibəyli Talıblı Abdullazadə Çəmənzəminli Nurəli Şirvanzadə Əbdülrəhmanlı Cabbarlı Süleymanlı Abbaszadə Məmmədquluzadə Nəbibəyli Qənizadə Hacızadə Məhərrəmli Əzimzadə Yusifzadə Rzaquluzadə Qurbanlı Şeyxzadə Hüseynbəyli Əhmədli Əlixanlı Cuvarlı Şahsuvarlı Bünyadzadə Turallı Gəncəli Məlikzadə Arzulu İbrahimli Arazlı Musaxanlı İdrisli Axundlu Əhmədzadə Vəfalı Səfərli Hüseynli Əsgərli Vəlizadə Şıxlı Muğanlı Əylisli Əkbərzadə Musazadə Sədalı Eyvazalı Babanlı Dəmirbəyli Tapdıqlı Rəhimli Axundzadə Çəmənli Heydərli Hacıbəyli Əmirli',
  },
  {
    country: 'HR',
    source: 'faker',
    ranked: false,
    given:
      'Aldo Albina Alen Ana Ante Ane Anton Anita Antun Ankica Boris Anđa Branko Bara Dalibor Barica Danijel Biljana Dario Božena David Branka Dejan Danijela Dino Draga Domagoj Elizabeta Dragan Eva Dražen Fuma Dušan Gordana Elvis Ika Filip Ivana Franjo Ivka Hrvoje Jana Igor Jasminka Ivan Jele Ivo Jelena Janko Julijana Josip Kata Jozo Kate Juraj Kristina Karlo Lara Kristijan Lea Lovre Ljiljana Luka Ljubica Marin Lucija Mario Manda Martin Mare Matej Marica Matija Marijana Mato Marta Mijo Martina Mile Mateja Miroslav Mia Mislav Milica Nenad Mira Nikola Nada Patrik Nevenka Pavao Nikolina Petar Nina Roko Renata Rudolf Ruža Saša Sandra Slavko Sara Tomislav Snježana Toni Suzana Valter Tatjana Viktor Terezija Vladimir Vera Zdravko Vesna Zlatko Zora Zvonko Đurđica Šime Štefica',
    family:
      'Abičić Amidžić Antonić Balić Barać Barišić Bazjak Beletić Bezić Bičak Boban Bolčević Botić Božičević Bračun Brletić Burčul Cafuk Cindrić Cvenić Damjanović Deže Dominković Dražić Dvojak Fabijanić Franić Fuček Glasnović Govorčinović Grgić Guberović Halapir Hećimović Horvatić Hršak Ilinović Jagečić Jakuš Jonjić Jukić Jurković Kaniški Kauzlarić Kinkela Knezović Kolić Kosić Koški Kresonja Krželj Kuzmić Lasić Lešković Ljubić Lukić Magić Maloča Maretić Maričević Martinović Matana Matko Mavra Mesarić Mikić Miletić Mimica Miše Močibob Mužina Nimac Obratov Oršoš Pandurić Pavičić Perak Peruško Pečur Plantek Poljak Pozder Priselac Puškarić Radolović Rajn Rađenović Ribarić Ričko Rubinić Sardelić Sikirić Smoković Solomun Stančin Stolnik Tepeš Tolj Trbović Tuksar Tušek Valentić Vidov Vladislavić Vrabelj Vuk Vučetić Zelić Ćosić Čižmešija Čulina Šantić Šeparović Šimunić Škoda Šokčević Štefanec Šunjić Žabjačan Živković',
  },
  {
    country: 'AR',
    source: 'faker',
    ranked: true,
    given:
      'Benjamin Martina Bautista Isabella Santino Catalina Valentino Sofia Felipe Delfina Mateo Emma Joaquin Valentina Santiago Victoria Francisco Emilia Ignacio Juana Lautaro Julieta Benicio Josefina Guadalupe Alma Thiago Ciro Olivia Pedro Francesca Lorenzo Camila Simon Lola Tomàs Renata Facundo Malena Valentin Jazmin Agustin Pilar Maximo Morena Bruno Guillermina Manuel Bianca Nicolas Agustina Lucas Julia Tiziano Clara Franco Mia Dante Sofía Salvador Mora Matias Lucía Tomas Lara Julian Ambar Agustín Milagros Luca Antonella Jeremias Felicitas Vicente Amparo Ramiro Agostina Luciano Helena Genaro Juliana Federico Constanza Lucio Lucia Joaquín Paloma Lisandro Abril Sebastian Zoe Gonzalo Matilda Alejo Paulina Camilo Maia Milo Sol Octavio Violeta Fausto Lourdes Martín Luciana Francesco Micaela Nina Geronimo Sara Juan Antonia Augusto Milena Tobias Ludmila Gael Luana',
    family:
      'Gonzalez Rodriguez Gomez Fernandez Lopez Diaz Martinez Perez Garcia Sanchez Romero Sosa Torres Alvarez Ruiz Ramirez Flores Benitez Acosta Medina Herrera Suarez Aguirre Gimenez Gutierrez Pereyra Rojas Molina Castro Ortiz Silva Nuñez Luna Juarez Cabrera Rios Morales Godoy Moreno Ferreyra Dominguez Carrizo Peralta Castillo Ledesma Quiroga Vega Vera Muñoz Ojeda Ponce Villalba Cardozo Navarro Coronel Vazquez Ramos Vargas Caceres Arias Figueroa Cordoba Correa Maldonado Paz Rivero Miranda Mansilla Farias Roldan Mendez Guzman Aguero Hernandez Lucero Cruz Paez Escobar Mendoza Barrios Bustos Avila Ayala Blanco Soria Maidana Acuña Leiva Duarte Moyano Campos Soto Martin Valdez Bravo Chavez Velazquez Olivera Toledo Franco',
  },
  {
    country: 'NZ',
    source: 'faker',
    ranked: true,
    given:
      'Michael Sarah David Karen James Emma John Jessica Andrew Michelle Peter Susan Daniel Lisa Christopher Elizabeth Matthew Rebecca Mark Christine Paul Nicola Robert Jennifer Stephen Rachel William Angela Richard Anna Joshua Joanne Samuel Hannah Benjamin Deborah Thomas Olivia Jason Julie Nicholas Sophie Craig Helen Anthony Emily Steven Catherine Timothy Charlotte Shane Amanda Joseph Samantha Ryan Sandra Aaron Sharon Simon Amy Scott Donna Jack Tracey Kevin Melissa Nathan Tania Liam Wendy Jacob Linda Wayne Kelly Grant Fiona Luke Grace Jonathan Nicole Gregory Mary Alexander Megan Cameron Stephanie Adam Kate Ian Kim George Georgia Philip Robyn Ethan Jacqueline Dylan Maria Oliver Natasha Jordan Margaret Brian Ella Patrick Kathryn Dean Patricia Bruce Andrea Phillip Hayley Hamish Lucy Alan Jane Tony Victoria Brent Suzanne',
    family:
      "Smith Anderson Jones Taylor Brown Williams Thompson Scott Harris Mitchell Thomas Campbell Jackson Stewart Martin Turner Moore Simpson Hart Bell Evans Hansen Gray Henderson Edwards McDonald Davis Ward Cameron Wood MacDonald Reid Cook Bailey Adams Mason Baker Green Jensen Parker Neal Russell Carter Allen Roberts Knight Morgan Murphy Miller Morris McKay Morrison Wallace Stevens Johnston Jenkins Lewis Davies Oliver Ryan Marshall Webb Patchett Hughes Graham Wells Harrison Larsen Matthews Phillips Clarke Gibson Lucas Price O'Sullivan Barnes Gardiner Richards Boyce Duncan Fisher Gill O'Brien Gordon Olsen Powell Black Kennedy Dixon Jamieson O'Connor Sinclair Perry Williamson Day Pedersen Currie Grant Rush McEwen Wilton Kelly Nicholson Coleman Davidson Gardner Saunders Rogers Bryant Ferguson Ford Fowler McLean Holland Lloyd Page Francis Smart Weston Chapman",
  },
  {
    country: 'VN',
    source: 'faker',
    ranked: false,
    given:
      'Nam Ngọc Hưng Hương Vũ Lan Tú Mai Hoàng Thảo Phúc Linh Trung Hồng Quang Chi Anh Vân Khoa Duyên Dũng Dương Thành Yến Huy Vi Bảo Ánh Châu Xuân Minh Tùng Nhiên Trọng',
    family: 'Nguyễn Trần Lê Phạm Vũ Đặng Bùi Dương Mai Hoàng',
  },
  {
    country: 'UA',
    source: 'own',
    ranked: true,
    given:
      'Oleksandr Serhii Volodymyr Andrii Mykola Viktor Ivan Oleh Yurii Ihor Vasyl Dmytro Mykhailo Vitalii Anatolii Roman Bohdan Taras Petro Maksym Olena Natalia Tetiana Oksana Iryna Svitlana Liudmyla Olha Halyna Kateryna Yuliia Mariia',
    family:
      'Melnyk Shevchenko Boyko Kovalenko Bondarenko Tkachenko Kovalchuk Kravchenko Oliynyk Shevchuk Koval Polishchuk Bondar Tkachuk Moroz Marchenko Lysenko Rudenko Savchenko Petrenko Kravchuk Klymenko Popov Pavlenko Savchuk Vasylenko Ponomarenko Kharchenko Sydorenko Hrytsenko Romaniuk Ivanov Lytvyn Pavliuk Mazur Kushnir Karpenko',
  },
  {
    country: 'IQ',
    source: 'own',
    ranked: true,
    given:
      'Mohammed Ali Ahmed Hussein Hassan Omar Abdullah Mustafa Haider Saad Khalid Mahmoud Ibrahim Karrar Sajjad Abbas Qasim Jassim Salam Raad Muhannad Zainab Fatima Noor Maryam Hiba Rusul Shahad Saif Laith Bashar Yasir Nizar Adnan',
    family:
      'Al-Jubouri Al-Tikriti Al-Dulaimi Hussein Ali Mohammed Jassim Al-Saadi Al-Hashimi Al-Obaidi Abbas Hassan Al-Shammari Al-Azzawi Al-Rubaie Kadhim Al-Zubaidi Al-Janabi Saleh Al-Maliki Mahdi Ibrahim Al-Bayati Al-Ani Al-Rawi Al-Douri Khalaf Hamid Rashid Al-Samarrai Latif',
  },
  {
    country: 'YE',
    source: 'own',
    ranked: true,
    given:
      'Mohammed Ahmed Ali Abdullah Saleh Hassan Yahya Khaled Ibrahim Abdulrahman Nasser Hamid Omar Salem Mansour Faisal Abdo Saeed Amin Walid Fatima Amal Samira Huda Arwa Bushra',
    family:
      'Al-Houthi Al-Hamdani Saleh Ali Al-Sanaani Al-Ansi Al-Maqtari Qasim Ahmed Nasser Al-Shami Al-Amri Mohammed Al-Qadhi Al-Ahmar Al-Yafei Bin-Ali Al-Mutawakil Hadi Al-Junaid Thabet Ghaleb Al-Mekhlafi Bawazir Al-Attas',
  },
  {
    country: 'LY',
    source: 'own',
    ranked: true,
    given:
      'Mohamed Ahmed Ali Abdulsalam Khaled Mustafa Omar Saleh Faraj Salem Abdallah Ibrahim Moftah Tarek Nuri Mahmoud Fathi Bashir Aisha Fatma Khadija Salma Huda Najat',
    family:
      'Al-Mabrouk Al-Werfalli Al-Zentani Al-Misrati Ben-Ali Salem Saleh Ali Omar Al-Fitouri Al-Barassi Al-Gharyani Mohamed Khalifa Al-Tarhuni Shaban Al-Majbri Al-Obeidi Al-Qadhafi Zuwayy',
  },
  {
    country: 'AF',
    source: 'own',
    ranked: true,
    given:
      'Mohammad Ahmad Abdul Ghulam Noor Sayed Hamid Najibullah Rahmatullah Zabiullah Abdullah Ali Hussain Ehsanullah Wahidullah Mirwais Farid Khalil Karim Rahim Habibullah Fazal Nasir Gul Fatima Zahra Maryam Shukria Parwin Nadia Amanullah Naqibullah',
    family:
      'Ahmadi Khan Mohammadi Rahimi Haidari Noori Karimi Hussaini Ahmadzai Stanikzai Popal Wardak Noorzai Akbari Yousufzai Rahmani Sadat Hakimi Azizi Safi Zadran Amiri Nazari Sultani Haqqani Omari Barakzai Achakzai Mangal Qaderi Sharifi',
  },
  {
    country: 'PK',
    source: 'own',
    ranked: true,
    given:
      'Muhammad Ali Ahmed Hassan Usman Bilal Imran Asif Kashif Tariq Zahid Shahid Nadeem Faisal Adnan Khalid Iqbal Arshad Naveed Waqas Hamza Umar Ayesha Fatima Sana Saima Nadia Rabia Hina Sadia Abdul Ghulam Hafiz Saeed Javed Akhtar Rashid Mahmood',
    family:
      'Khan Ahmed Ali Hussain Malik Butt Sheikh Iqbal Akhtar Mahmood Raza Shah Chaudhry Qureshi Siddiqui Mirza Awan Bhatti Rana Saeed Javed Aslam Hashmi Abbasi Baig Dar Ansari Farooqi Gondal Mughal Rehman Anwar Nawaz Bukhari',
  },
  {
    country: 'KP',
    source: 'own',
    ranked: true,
    given:
      'Yong-chol Chol-su Myong-chol Kwang-chol Song-chol Jong-il Yong-nam Il-nam Hyon-chol Kyong-il Yong-su Chang-su Song-ho Chun-il Tong-chol Hak-chol Un-sil Myong-hui Kyong-hui Sun-hui Ji-min Sung-hyun Jae-ho Yun-ho Tae-young Ho-jin',
    family:
      'Kim Ri Pak Choe Jong Kang Cho Han Yun Chang Im Hwang O So Sin An Song Ryu Hong Chon Ko Mun Yang Son Paek Ho Nam No Ha Chu',
  },
  {
    country: 'TW',
    source: 'own',
    ranked: true,
    given:
      'Chih-ming Chun-chieh Yi-chun Chia-hao Shu-fen Mei-ling Wen-hsiung Chien-hung Ming-che Tsung-han Po-han Kuan-yu Ya-ting Yu-ting Shu-chen Li-hua Hsiu-ying Chin-lung Kuo-hua Cheng-en Ting-yu Pei-shan Hui-chun Chih-wei',
    family:
      'Chen Lin Huang Chang Lee Wang Wu Liu Tsai Yang Hsu Cheng Hsieh Kuo Hung Chiu Tseng Liao Lai Hsu Chou Yeh Su Chuang Lu Chiang Ho Hsiao Lo Kao Pan Chien Chu Chung Peng Yu',
  },
  {
    country: 'PH',
    source: 'own',
    ranked: true,
    given:
      'Jose Maria Juan Antonio Mark John Michael Angelo Christian Jayson Rodel Romeo Ramon Ricardo Eduardo Mary Maricel Jennifer Rosalie Analyn Marites Cristina Rowena Lorna Rosemarie Abdul Omar Ahmad',
    family:
      'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Castro Flores Villanueva Ramos Aquino Gonzales Rivera Mercado Tolentino Pascual Salazar Santiago Dela-Cruz Navarro Manalo Hassan Abdullah Ali Macapagal Aguilar',
  },
  {
    country: 'SD',
    source: 'own',
    ranked: true,
    given:
      'Mohamed Ahmed Abdalla Osman Ali Ibrahim Hassan Omer Adam Musa Yousif Elsadig Eltayeb Abdelrahman Hamid Khalid Mustafa Idris Fatima Amna Hanan Ikhlas Ishag Bakri Salah',
    family:
      'Mohamed Ahmed Ali Osman Ibrahim Adam Hassan Abdalla Musa Elhassan Eltayeb Yousif Idris Hamid Omer Bashir Mahmoud Elamin Ishag Abdelrahman Hamdan Dagalo Salih Babiker Nour Khalifa',
  },
  {
    country: 'CD',
    source: 'own',
    ranked: true,
    given:
      'Jean Joseph Pierre Paul Emmanuel Dieudonné Patrick Christian Bosco Innocent Faustin Justin Laurent Sylvestre Marie Jeanne Chantal Béatrice Espérance Claudine Germain Gédéon Callixte Félicien Bernard Ignace',
    family:
      'Kabila Mukendi Ilunga Kalala Mutombo Kasongo Ngoy Kabongo Tshibangu Mbuyi Lukusa Bahati Mushimiyimana Amani Mugisho Byamungu Kambale Paluku Katembo Muhindo Kasereka Mudacumura Ntaganda Nzeyimana Habimana Mulumba Banza Ngandu',
  },
];
