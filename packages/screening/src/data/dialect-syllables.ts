/**
 * Syllables of given names as spelled in Hong Kong and Macau, each with up to four pinyin syllables, the most likely first. These
 * are the pinyin of most characters with that reading in `CANTONESE`, derived from that table and the
 * readings of pinyin-pro.
 */
export const CANTONESE_PINYIN = `
au qu ou|bik bi|chai qi|cham zhan cen|chan can chen|chau zhou qiu|che ju|cheng zheng|chek chi|cheong chang|cheuk zhuo chao|cheung zhang xiang chang jiang
chi zhi zi|ching qing cheng jing zheng|chit zhe|chiu zhao chao|cho cao chu|choi cai zai|chor chu|chow zou|choy cai|chu zhu|chuen quan cun chuan|chui cui xu
chuk zhu|chun jun jin zhen chun|chung zhong song cong zong|dan dan|dik di|fai hui|fan fan fen xun|fat fa|fei fei|fo huo|fok huo|fong fang kuang|foo fu|fu fu
fuk fu|fun huan|fung feng|ha xia|hang heng xing|hau hou xiao kou|hei xi qi|heung xiang|him qian|hin xian xuan|hing qing xing xin|ho hao he ke|hoi kai hai
hok xue he|hon han|hong hang kang xiang kuang|hou hao hou|hui xu|huen xuan|hung hong xiong kong|ip ye|ka jia|kai qi jia ji kai|kam jin gan qin jian
kan jian qin gen jin|kar jia|kat ji|kau jiu qiu|kei qi ji|keung qiang jiang|kin jian|king jing qiong|kit jie|kiu qiao jiao|ko gao ge|kok jue guo
kong gang jiang guang|ku gu|kuen juan quan|kui ju|kun gen guan|kung gong|kwai gui kui ji|kwan jun kun guan qun|kwok guo|kwong guang kuang jiang|lai li lai
lam lin lan|lan lan|lau liu|law luo|lee li|lei li|leung liang|li li|lim lian|lin lian|ling ling ning|lo lu luo lao|loi lai|lok luo le nuo|long lang|lu lu
lui lu lei|luk lu liu|lun lin lun|lung long|ma ma|mak mai|man wen min wan man|mau mou mao|mei mei wei|ming ming|mo wu mao mu|mok mo|mong meng wang|moon man
mui mei|muk mu|mun min man men|nam nan|nga ya|ngai wei yi ni|ngan yan yin|ngo ao e|ngok yue le|ngor e|ng wu|nin nian|ning ning|oi ai|on an|pak bai bo
pan bin|pang peng|pat bi|pau bao|ping ping bing|po bao pu bo|poon pan|pui pei bei|pun ben|sai shi xi|sam san xin sen shen|san shan xin|sang sheng
sau xiu shou|sek shi|seung chang xiang shuang|sheung shang chang shuang|shan shan|shek shi|shing cheng sheng|shiu shao zhao xiao|shuk shu|shun shun xin
shum shen cen|shui shui rui|si shi si|sik xi shi|sin xian qian shan|sing sheng xing|siu xiao zhao shao|so su|suen sun xuan|suet xue|sui rui shui cui|suk shu
sum xin cen|sun xin sun shun chen|sung song chong|sze shi si|tai di tai dai da|tak de|tam tan|tan dan|tang deng teng|tat da|tik di|tim tian|tin tian
ting ting ding|tit tie|to tao du dao tu|tong tang|tsai zai|tsang ceng zeng|tse xie zi|tseng ceng|tsui cui xu|tsun jun jin|tsz zi zhi ci|tuen duan
tung dong tong|wah hua|wa hua|wai wei hui huai|wan yun yin wen|wang hong|wing yong rong ying|wo he|won yun|wong wang huang|woo hu wu|wu wu hu
yan yin xin en ren|yat yi ri|yau you qiu|yee yi er|yeung yang|yi yi|yik yi|yim yan|yin yan xian ran|ying ying|yip ye|yiu yao rao nao|yu yu ru|yue yu
yuen yuan ruan wan|yuet yue|yui rui|yuk yu xu|yum ren qin|yun run ren en|yung rong yong weng|mang meng|nok nuo|yam yin ren qin|wui hui|pik bi|chin qian zhan
tsin qian|shu shu|miu miao mou|ke ke|or ke|sheh she|tau dou
`;

/** Family names in the same form, the most likely first. Compiled for this project. */
export const CANTONESE_FAMILIES = `
chan chen|wong wang huang|lee li|lam lin|cheung zhang|leung liang|ng wu|lau liu|cheng zheng|ho he|yeung yang|tang deng|tsang zeng|chow zhou zou|chau zhou|chu zhu|kwok guo|fung feng
hui xu|so su|yip ye|ip ye|lo luo lu|law luo|mak mai|tse xie|poon pan|choi cai|tsui xu|yuen yuan ruan|kwan guan|lui lu lei|siu xiao shao|tam tan|ma ma|kong jiang|au ou|mok mo|pang peng
kan jian|chung zhong|yau qiu you|shum cen shen|wan yun wen|fong fang kuang|kwong kuang|lai li|ko gao|tong tang|luk lu|hung hong xiong|yim yan|chiu zhao|ching cheng|suen sun|hau hou
shek shi|sit xue|tsoi cai|leong liang|cheong zhang|foo fu|yiu yao|kam jin gan|szeto situ|tsai cai|woo hu|lok luo|seto situ|tsun qin|chui xu|heung xiang
`;

/**
 * Family names of Hokkien and Teochew families of Southeast Asia, and syllables of their given names, in the
 * same form. Compiled for this project.
 */
export const HOKKIEN_FAMILIES = `
tan chen|lim lin|ong wang|goh wu|teo zhang|tiong zhang|tio zhang|ng huang|wee huang|oei huang|ooi huang|koh xu|khoo qiu|chua cai|tjoa cai|yeo yang|yeoh yang|low liu|lau liu|tay zheng|teh zheng|ang hong
toh zhuo du|sim shen|chia xie|quek guo|kwek guo|kweh guo|heng wang|lee li|lie li|gan yan|yap ye|cheah xie|chew zhou|choo zhu|foo fu|ho he|hoe he|kang jiang|kho xu|kok guo|lai lai|leow liao|loh luo lu|loke lu|mah ma
neo liang|neoh liang|nio liang|oon wen|pang peng fang|phua pan|phuah pan|poh fu bao|seah she|seow xiao|siau xiao|soh su|soo su|sng sun|tang chen deng|teng ding|thia cheng|tsai cai|tor zhuo|tjan zeng|chan zeng|yong yang
`;
export const HOKKIEN_SYLLABLES = `
ah ya|ai ai|aik yi|an an|ann an|bee mei|beng ming|bin min|bok mu|boon wen|bun wen|chai cai|chee zhi|cheng qing zheng|cheong chang|chek ze|chew zhou|chin zhen jin|chong zong|choo zhu|choon chun|choy cai|chuan quan|chun chun|chye cai
eng rong ying|eow yao|eu yu|gek yu|geok yu|giok yu|gim jin|guan yuan|guat yue|gwek yue|hai hai|han han|hean xian|heng xing|hiang xiang|hin xing|hoe hui|hock fu|hok fu|hong feng hong|hoon yun|hor he|huat fa|hui hui|hung hong|hwa hua|hwee hui
im yin|jin ren|joo yu|kah jia|kai kai|kar jia|keat jie|keng qing jing|keong qiang|kheng qing|khim qin|khoon kun|kia jian|kian jian|kiat jie|kim jin|kin jian|kng guang|kok guo|koon kun|kuan kuan|kwang guang|kwee gui|kwong guang
lai lai|lan lan|lay li|lee li|leng ling|leong liang|lian lian|liang liang|lin lin|ling ling|liong liang long|loke le|luan luan|mei mei|meng ming|min min|mui mei|neo niang|ngoh e|nguan yuan|pang peng|peck bi|peng ping|phaik bi|pheng ping
piew biao|pin bin|poh bao|poon ben|sai shi|san shan|sean xian|see shi|seng cheng sheng|seok shu|siang xiang|siew xiu|sim xin|sin xin|siok shu|sion song|siong xiang|siu shou|soh su|soon shun|su shu|suan xuan|swee rui|tai tai|tat da
teck de|tee zhi|teik de|teng ding|thiam tian|thian tian|thong tong|thye tai|tian zhen|tiang zhang|tien tian|ting ting|tiong zhong|tong dong|toon dun|tuan duan|tuck de|wah hua|wan wan|wee wei|wei wei|wen wen|wun wen|yam yan|yan yan|yang yang
yee yi|yen yan|yeok yue|yew you yao|yin yin|yoke yu|yong yong|yoon yun|yuen yuan
`;
