/**
 * A fifth list of persons' names, with the same number of near strangers of the same shape. One, two or all
 * words of two- to five-word names have another spelling, with another order, an initial, or a word less or
 * more. The strangers share the family name with another given name, differ in one letter, or are siblings,
 * fathers or sons. Public persons in printed spellings, and synthetic persons in passport spellings. Written
 * from general knowledge before any of it was scored: `=` one person, `#` two. The failures of the half
 * marked `test` were never read.
 */
export const FIFTH_PERSONS = `
: one word of two respelt
= Yousuf Karsh | Yusuf Karsh
= Muammar Qaddafi | Muammar Gaddafi
= Leonid Brezhnev | Leonid Breschnew
= Mikhail Bakunin | Michail Bakunin
= Naguib Mahfouz | Najib Mahfouz
= Abebe Bikila | Abäbä Bikila
= Fairuz Haddad | Fayrouz Haddad
= Toomas Ilves | Tomas Ilves
= Kaya Kallas | Kaja Kallas
= Andrej Sakharov | Andrei Sakharov
= Orhan Pamuk | Orxan Pamuk
= Gamal Nasser | Jamal Nasser
= Zviad Gamsakhurdia | Zwiad Gamsakhurdia
= Edvard Beneš | Eduard Benes
# Leonid Kravchuk | Leonid Kravchenko
# Mikhail Suslov | Mikhail Susanin
# Naguib Sawiris | Naguib Sawaya
# Jamal Nasser | Jamil Nasser
# Orhan Pamuk | Orhan Pamir
# Andrei Sakharov | Andrei Sakharchuk
# Kaja Kallas | Katja Kallas
# Farid Haddad | Farida Haddad
# Samir Geagea | Samira Geagea
# Toomas Hendrik | Tarmo Hendrik
# Eduard Khil | Edmund Khil
# Abebe Bikila | Abera Bikila
: both words of two respelt
= Moammar Kadhafi | Muammar Gaddafi
= Nikita Khrushchev | Nikita Chruschtschow
= Tchaikovsky, Pyotr | Piotr Czajkowski
= Sergey Rachmaninoff | Sergei Rakhmaninov
= Husni Mubarak | Hosny Moubarak
= Yasser Arafat | Yasir Arafaat
= Dmitriy Shostakovich | Dimitri Schostakowitsch
= Yevgeni Yevtushenko | Evgenii Evtushenko
= Eduard Shevardnadze | Edouard Chevardnadze
= Anwar Sadat | Anouar Sadate
= Ehud Barack | Ehoud Barak
= Volodymyr Zelenskyy | Wolodymyr Selenskyj
= Shota Rustaveli | Chota Roustaveli
= Ataturk Moustafa | Mustafa Atatürk
= Mahmood Darwish | Mahmoud Darwich
# Nikita Khrushchev | Nikolai Khrushchyov
# Sergei Rachmaninov | Serafim Rakhmanin
# Husni Mubarak | Hasan Moubarak
# Dmitri Shostakovich | Dimitar Shostak
# Anwar Sadat | Anouar Saadeh
# Yasir Arafat | Yassin Arafa
# Evgeni Yevtushenko | Evgenia Evtushevska
# Mahmoud Darwish | Mahdi Darwich
# Volodymyr Zelensky | Vladyslav Zelinskyi
# Edouard Chevalier | Edmond Chevallier
# Mustafa Kamal | Mostafa Kemali
# Piotr Wiśniewski | Pyotr Vishnevetsky
: one word of three respelt, another order
= HADDAD, Karim Yusef | Karim Yousef Haddad
= Mohamed Taher Benali | Benali Mohammed Taher
= Ivanenko Serhiy Petrovych | Sergiy Petrovych Ivanenko
= Rahman Sheikh Mujibur | Sheikh Mujiburrahman
= YILMAZ, Ahmet Cem | Ahmed Cem Yilmaz
= Qureshi Shah Mehmood | Shah Mahmood Qureshi
= Aleksey Ivanovich Rykov | RYKOV Alexei Ivanovich
= Chavez Frias, Hugo | Hugo Chávez Frías
= NASSAR, Omar Khaled | Umar Khaled Nassar
= Tran Van Huong | Huong Tran Vann
= Bagapsh Sergej Vasilevich | Sergei Vasilyevich Bagapsh
= SALEH, Ali Abdallah | Ali Abdullah Saleh
# HADDAD, Karim Yusef | Karima Yousef Haddad
# Benali Mohamed Taher | Mohamed Tahar Benaissa
# YILMAZ, Ahmet Cem | Ahmet Can Yildiz
# Ivanenko Serhiy Petrovych | Serhiy Pavlovych Ivanenko
# NASSAR, Omar Khaled | Amr Khaled Nassar
# Qureshi Shah Mehmood | Shah Maqbool Qureshi
# RYKOV Alexei Ivanovich | Aleksandr Ivanovich Rykov
# SALEH, Ali Abdallah | Ali Abdallah Salem
# Bagapsh Sergej Vasilevich | Semyon Vasilyevich Bagapsh
# Chavez Frias, Hugo | Adán Chávez Frías
# Rahman Sheikh Mujib | Sheikh Muhib Rehman
# Huong Tran Van | Hung Tran Van
: two words of three respelt, another order
= Khaled Yousef Mansoor | MANSOUR, Khalid Yusuf
= Hussain Ahmed Darwish | DERVIS, Huseyin Ahmet
= SULEYMAN, Ibraheem Said | Ibrahim Saeed Suleiman
= Mikhail Sergeevich Gorbachev | GORBATSCHOW, Michail Sergejewitsch
= ZHUKOV, Gueorgui Konstantinovitch | Georgy Konstantinovich Zhukov
= Tariq Hisham Othman | OSMAN, Tarek Hesham
= Hashem Jafar Qasim | QASSEM, Hashim Jaafar
= Jamil Rasheed Najjar | NAJJAR Djamel Rachid
= Aliyev Geidar Alirza | Heydar Alirza Aliev
= SHARIPOV, Mukhammad Umar | Muhammad Omar Sharifov
= Faisal Nasir Khoury | KHOURI, Feisal Nasser
= Yuri Alekseevich Gagarin | Gagarine Youri Alexeïevitch
= Selim Osman Kaya | KAYA, Salim Othman
= MUSA, Isa Ishaq | Issa Ishak Moussa
# Khaled Yousef Mansoor | MANSOUR, Khalil Yunus
# SULEYMAN, Ibraheem Said | Ismail Saeed Suleiman
# Hussain Ahmed Darwish | DARWISH, Hassan Ahmad
# GORBATSCHOW, Michail Sergejewitsch | Mikhail Semyonovich Gorbachenko
# Tariq Hisham Othman | OSMANI, Tahir Hesham
# Hashem Jafar Qasim | QASIM, Hamid Jaafar
# Jamil Rasheed Najjar | NAJJAR, Jalal Rachid
# Aliyev Geidar Alirza | Haydar Aliasker Aliyev
# Faisal Nasir Khoury | KHOURY, Fadel Nasser
# Selim Osman Kaya | KAYA, Selma Osman
# MUSA, Isa Ishaq | Mousa Yahya Ishak
# Yuri Alekseevich Gagarin | Yulia Alexeevna Gagarina
# SHARIPOV, Mukhammad Umar | Mukhammad Anvar Sharipov
# Zhukov Georgi Konstantinovich | Gennady Konstantinovich Zhukovsky
: every word of three respelt
= Abdel Rahman Chadid | Abdul Rehman Shadeed
= Youssouf Mahamat Saleh | Yusuf Muhammad Salih
= Sayyed Hossein Mousavi | Seyed Husayn Musavi
= Mouloud Rachid Cherif | Mawlud Rashid Sharif
= Aleksey Vasilyevich Filippov | Alexej Wassiljewitsch Philippow
= Djamel Eddine Ouali | Jamal al-Din Wali
= Nikolaj Dmitrijewitsch Jegorow | Nikolay Dmitriyevich Egorov
= Huseyin Cemal Serif | Hussein Jamal Sharif
= Oumar Issa Ousmane | Umar Isa Uthman
= Yacoub Mourad Zein | Yaqub Murad Zayn
= Iosif Abramovitch Kogan | Yosef Avramovich Kohan
= Ayman Mouhammad Rabih | Aymen Mohamed Rabee
= Chérif Abdallahi Diallo | Sharif Abdoulaye Jallow
# Abdel Rahman Chadid | Abdul Rahim Shahid
# Youssouf Mahamat Saleh | Younis Muhammad Salih
# Sayyed Hossein Mousavi | Seyed Hassan Musavi
# Mouloud Rachid Cherif | Mahmud Rashid Sharif
# Aleksey Vasilyevich Filippov | Alexander Vassilievich Filipenko
# Nikolaj Dmitrijewitsch Jegorow | Nikita Dmitrievich Egorov
# Huseyin Cemal Serif | Hasan Kemal Sharif
# Oumar Issa Ousmane | Amar Issa Othman
# Yacoub Mourad Zein | Ayoub Murad Zayn
# Ayman Mouhammad Rabih | Amin Mohamed Rabia
# Djamel Eddine Ouali | Jalal al-Din Wali
# Chérif Abdallahi Diallo | Cherif Abdourahmane Diallo
: respelt, with an initial
= M. Yousef Haddad | Mohammed Yusuf Haddad
= Yusuf H. Demirel | Youssef Hasan Demirel
= Dmitri A. Medvedev | Dmitry Anatolyevich Medvedew
= KHAN, Imraan A. | Imran Ahmed Khan
= A. Sergey Karpov | Aleksandr Sergei Karpov
= Khaled M. Osman | Khalid Mahmoud Othman
= Nour S. Ayoub | Noor Samir Ayyoub
= Michail S. Gorbatschow | Mikhail Sergeyevich Gorbachev
= B. N. Yeltsin | Boris Nikolayevich Jelzin
= Ch. Ahmed Rashid | Choudhry Ahmad Rasheed
# M. Yousef Haddad | Mohammed Yasir Haddad
# Yusuf H. Demirel | Youssef Hasan Demirci
# KHAN, Imran A. | Imad Ahmed Khan
# Dmitri A. Medvedev | Denis Anatolyevich Medvedev
# Khaled M. Osman | Khalil Mahmoud Othman
# Nour S. Ayoub | Nora Samir Ayyoub
# A. Sergey Karpov | Aleksandr Stepan Karpov
# Yusuf K. Aslan | Yousef Halil Aslan
# Boris N. Yeltsin | Boris Petrovich Jelzin
# Omar F. Nasser | Umar Khaled Nasir
: respelt, a middle word less or more
= Ahmad Hassan al-Bakr | Ahmed al Bakr
= Qais Abdulrahman Nouri | Kais Noori
= Aleksandr Lukashenka | Alexander Grigoryevich Lukashenko
= Mohamed Morsi | Mohammed Mohamed Morsi Ayyat
= Zainab Fathi Sultan | Zaynab Sultan
= Nursoltan Nazarbaev | Nursultan Abishevich Nazarbayev
= Hamad Khalifa Thani | Hamed bin Khalifah Al Thani
= Yulia Tymoshenko | Julija Wolodymyriwna Tymoschenko
= Tarek Aziz | Tariq Mikhail Aziz
= Omar Bashir | Umar Hassan Ahmad al-Bashir
= Sheikh Tamim Thani | Tameem bin Hamad Al Thani
= Recep Erdogan | Rejep Tayyip Erdoghan
= Viktor Yanukovich | Viktor Fedorovych Yanukovych
# Ahmad Hassan al-Bakr | Ahmed al Bakri
# Qais Abdulrahman Nouri | Kamal Noori
# Alexander Lukashenko | Viktor Alexandrovich Lukashenko
# Mohamed Morsi | Mahmoud Mohamed Mursi Saleh
# Zainab Fathi Sultan | Zahra Sultan
# Tarek Aziz | Tahir Mikhail Aziz
# Omar Bashir | Amr Hassan al-Bashir
# Yulia Tymoshenko | Evgenia Volodymyrivna Tymoshenko
# Viktor Yanukovich | Oleksandr Viktorovych Yanukovych
# Recep Erdogan | Bilal Tayyip Erdogan
# Hamad Khalifa Thani | Hamdan bin Khalifah Al Thani
# Khalid Nasser | Khaled Saeed Mansour
: four words respelt
= Muhammad Yusuf Ali Hassan | Mohamed Yousef Aly Hasan
= HASAN Mohamed Yousef Ali | Muhammad Yusuf Ali Hassan
= Jose Luis Rodriges Zapatero | José Luis Rodríguez Zapatero
= Abdul Qadeer Khan Niazi | Abdel Kadir Khan Niyazi
= Nguyen Thi Kim Tuyet | Kim Tuyet Thi Nguyen
= Ahmed Salim Swedan Faid | Ahmad Saleem Suwaidan Fayed
= Omar Mahmoud Uthman Fared | FARID, Umar Mahmud Othman
= Saif Islam Qadhafi Muammar | Sayf al-Islam Muammar Gaddafi
= Ibrahim Awad Badri Samarrai | Ibraheem Awwad al-Badry al-Samarraie
= Mostafa Kemal Hussein Darwich | DARWISH Mustafa Kamal Hussain
= Sayed Ali Akbar Husseini | Seyyed Aly Akbar Hosseini
# Muhammad Yusuf Ali Hassan | Mohamed Yunus Ali Hasan
# HASAN Mohamed Yousef Ali | Muhammad Yusuf Alaa Hussein
# Abdul Qadeer Khan Niazi | Abdul Qahir Khan Niazi
# Ahmed Salim Swedan Faid | Ahmad Salman Suwaidan Fahd
# Omar Mahmoud Uthman Fared | FARIS, Umar Mahmud Othman
# Saif Islam Qadhafi Muammar | Saadi Islam Muammar Gaddafi
# Ibrahim Awad Badri Samarrai | Ismail Awad al-Badri al-Samarrai
# Mostafa Kemal Hussein Darwich | DARWISH Mustafa Jamal Hassan
# Sayed Ali Akbar Husseini | Seyed Ali Asghar Hosseini
# José Luis Rodríguez Zapatero | José Luis Domínguez Zapatero
# Nguyen Thi Kim Tuyet | Nguyen Thi Kim Tuyen
: five words respelt
= Mohamed Abdel Aziz Salah Eddine | Muhammad Abdul Aziz Salahuddin
= Maria Tereza Souza de Oliveira | Maria Teresa Sousa Oliveira
= Ali Hassan Abd al-Majid Tikriti | Ali Hasan Abdul Majeed al-Tikriti
= Youssef Omar Khaled Saeed Nasser | NASIR, Yusuf Umar Khalid Said
= Sheikh Ahmed Salem Yousef Sabah | Shaikh Ahmad Salim Yusuf al-Sabah
= Hamid Reza Ali Akbar Mohammadi | Hameed Reza Aliakbar Mohamadi
= Abu Bakar Saddiq Musa Danjuma | Abubakar Siddiq Moussa Danjuma
# Mohamed Abdel Aziz Salah Eddine | Muhammad Abdul Aziz Sharafuddin
# Maria Tereza Souza de Oliveira | Maria Helena Sousa de Oliveira
# Ali Hassan Abd al-Majid Tikriti | Ali Hussein Abdul Hamid al-Tikriti
# Youssef Omar Khaled Saeed Nasser | NASSER, Younes Omar Khalil Said
# Sheikh Ahmed Salem Yousef Sabah | Shaikh Hamad Salem Yusuf al-Sabah
# Hamid Reza Ali Akbar Mohammadi | Hamid Reza Ali Asghar Mohammadi
# Abu Bakar Saddiq Musa Danjuma | Abu Bakar Saddiq Isa Danjuma
: siblings and fathers, in two spellings
= Saad Rafik Hariri | Saad Rafiq Hareeri
= Uday Saddam Hussein | Odai Saddam Husain
= Qusay Saddam Hussein | Qusai Saddam Hussain
= Gamal Mubarak Hosni | Jamal Moubarak Husni
= Maher Hafez Assad | Mahir Hafiz al-Asad
= Bashar Hafez Assad | Bachar Hafiz al-Asad
= Bahaa Rafik Hariri | Baha Rafiq Hariri
# Uday Saddam Hussein | Qusai Saddam Husain
# Saad Rafik Hariri | Bahaa Rafiq Hareeri
# Gamal Mubarak Hosni | Alaa Moubarak Husni
# Maher Hafez Assad | Bachar Hafiz al-Asad
# Basil Hafez Assad | Bashar Hafiz al-Assad
# Hamza Osama bin Laden | Khalid Usama bin Ladin
# Sergei Magnitsky | Stanislav Magnitski
# Arkady Rotenberg | Boris Rotenberg
# Arkadi Romanovich Rotenberg | Igor Arkadyevich Rotenberg
`;
