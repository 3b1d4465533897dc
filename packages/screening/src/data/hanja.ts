/** Chinese characters of Korean names by Korean reading, one reading per line. Compiled for this project. */
export const HANJA = `
김 金
이 李 二 伊 以 利
박 朴 博
최 崔
정 鄭 丁 程 正 貞 廷 政 晶 靜 静 定 庭 情 整 汀 淨 珽 禎 井 亭 楨 呈 靖 鼎
강 姜 康 强 強 江 鋼 綱 岡
조 趙 曺 曹 祖 朝 照 早
윤 尹 允 潤 倫 胤 閏 奫
장 張 章 蔣 長 璋 壯 匠
임 林 任 壬
림 霖 琳
한 韓 漢 翰 限
오 吳 五 悟 午 旿
서 徐 瑞 西 書 舒 緖 敍 曙
신 申 辛 愼 信 新 晨 伸
권 權 卷
황 黃 黄
안 安 顔
송 宋 松 頌
류 柳 劉
유 兪 庾 有 裕 維 由 宥 唯 愈 侑 攸 儒
전 全 田 錢 典 銓
홍 洪 弘 鴻 紅 泓
고 高 古
문 文 門 汶
양 梁 楊 陽 良 洋 亮 襄
손 孫
배 裵 裴
백 白 伯 百
허 許
남 南 男 湳
심 沈 心
노 盧 魯 路
하 河 夏 何 荷 霞
곽 郭
성 成 星 聖 城 性 省 盛 誠 晟 聲
차 車
주 朱 周 主 珠 柱 宙 株 周
우 禹 宇 佑 祐 雨 友 愚 又 玗 旴 瑀
구 具 丘 九 求 玖 龜 球
민 閔 敏 旻 珉 民 玟 旼
라 羅
진 陳 秦 晉 眞 真 鎭 振 珍 進 震 塵 軫 璡 辰
지 池 智 志 芝 知 枝 地 之 祉
엄 嚴
채 蔡 彩 采
원 元 源 園 遠 媛 院 圓 原 瑗 沅
천 千 天 川 泉
방 方 房 邦 芳
공 孔 公 功
현 玄 賢 鉉 顯 炫 絃 弦 現 泫 峴 見
함 咸
변 卞 邊
염 廉 琰
여 呂 余 汝 如
추 秋 鄒
도 都 道 度 燾 濤 到 導 渡
소 蘇 素 昭 小 韶 沼 邵
석 石 奭 錫 碩 晳 析 昔
선 宣 先 善 仙 璇 鮮 旋 瑄 線
설 薛 雪 卨 說
마 馬 麻
길 吉
연 延 姸 娟 淵 然 燕 蓮 緣
위 魏
표 表
명 明 命 鳴
기 奇 基 起 紀 琪 技 氣 冀 祺 箕 璣
반 潘 班
왕 王
금 琴 錦 今
옥 玉 沃
육 陸 六
인 印 仁 寅 人 麟 因 忍
맹 孟
제 諸 濟 帝 齊 堤
모 牟 慕 毛
탁 卓 鐸
국 鞠 國 国 菊
어 魚
은 殷 恩 銀 垠 隱 誾
편 片
용 龍 勇 容 用 鎔 庸 鏞
예 芮 睿 藝 禮 叡 譽 豫
경 慶 景 京 敬 卿 炅 耕 經 瓊 庚 璟 鏡
봉 奉 鳳 峰
사 史 四 思 司
부 夫 富
가 賈 佳 嘉 家
복 卜 福 復
태 太 泰 兌 台 態
목 睦 木
형 邢 亨 炯 形 馨 瑩
계 桂 季 啓 癸
피 皮
두 杜 斗 頭
감 甘
음 陰
빈 賓 彬 斌
동 董 東 東 棟 桐 同 童 動 洞
온 溫
호 扈 浩 鎬 昊 虎 湖 好 澔 晧 護 豪 皓 壕
범 范 範 凡
좌 左
갈 葛
승 承 昇 勝 丞 乘 升
시 柴 時 始 是 示 詩
화 化 華 和 花
영 永 英 榮 泳 映 暎 瑛 瀛 煐 令 鈴
수 秀 洙 守 壽 水 修 琇 受 樹 銖 淑 垂 殊
철 哲 喆 鐵 澈
희 熙 姬 喜 希 憙 僖 嬉 凞 煕 曦
준 俊 埈 準 峻 濬 浚 駿 晙 遵 准
숙 淑 叔 肅
순 順 舜 淳 純 洵
자 子 慈 滋 姉
미 美 米 渼 薇 尾
혜 惠 慧 恵 蕙
애 愛
란 蘭 欄
말 末
분 分 粉
임 妊
재 在 宰 載 才 材 財 栽
상 相 尙 尚 商 祥 常 翔 上 象
종 鍾 鐘 宗 種 從 終 琮
병 炳 秉 丙 柄 昞 兵
대 大 戴 代 垈
건 建 健 乾 鍵 件
근 根 槿 瑾 近 謹 勤
덕 德 悳
중 中 重 仲
학 學 鶴
환 煥 桓 奐 歡 環
규 圭 奎 規 揆 珪 葵
창 昌 昶 滄 暢 敞
광 光 廣 匡
욱 旭 煜 郁 昱
훈 勳 薰 訓 勛 焄 壎 熏
섭 燮 燁
식 植 湜 式 軾
일 日 一 逸 溢 佾
균 均 鈞
춘 春
만 萬 滿 晩
필 弼 泌 必
택 澤 宅
익 益 翼 翊
걸 杰 傑
열 烈 悅 說
흠 欽
흥 興
효 孝 曉 效
향 香 鄕
월 月
실 實
청 淸 靑
탄 坦
헌 憲 獻 軒
혁 赫 爀 革
협 協
확 確
휘 輝 徽 暉
락 洛 樂
룡 龍
복 馥
무 武 茂
보 寶 甫 普 輔
비 丕 飛
산 山 珊
삼 三 森
생 生
술 述
언 彦 言 彥
업 業
엽 葉 曄
완 完 琓
외 外
요 堯 耀
운 雲 運 云 芸
웅 雄 熊
의 義 儀 宜 意 毅
장 莊
저 著
점 點
조 曹
찬 贊 燦 瓚 讚 璨 粲
초 初 草
충 忠
치 治 致
통 通
평 平
풍 豊
하 賀
해 海 解
행 行 幸
`;

/**
 * Latin spellings that Koreans use for one syllable of a name; one syllable per line, starting with the
 * official romanization.
 */
export const KOREAN_SPELLINGS = `
jeong jung chung chong jong cheong
jung joong chung choong
jong chong
geun keun kun gun
eun un
seok suk sok suhk
yeol yol yul yeul
yeon yun yon youn
yeong young yong yung
hyeon hyun hyon
gyeong kyung kyong kyoung gyong kyeong
myeong myung myong myoung
pyeong pyong pyung
hyeok hyuk hyok
seong sung song seoung
seon sun son seun sonn
seop sup sop
deok duk tok dok
geon kun gun kon
hun hoon
jun joon chun choon
su soo
u woo wu
mu moo
gu koo ku goo
ju joo chu
du doo tu
un woon
hui hee hi
gi ki kee
gyu kyu
guk kook kuk gook
gwang kwang
jae chae jai che
tae dae tai
dae tae
cheol chul chol churl
chang jang
jin chin
ji chi jee
jeom chom
yeo yo
eon on un
eok ok uk
jeon chon jun chun
cheon chun chon
heon hon hun
seol sol sul
won weon wun
hyo hyoh
bong pong
beom bum bom pom
bin pin
byeong byung pyong byong
bok pok
do to
dong tong
rak nak lak
hwan whan
hyeong hyung hyong
in yin ihn
yong ryong
ro no roh noh
ri lee yi rhee
an ahn
hwa whah
ae ai
bu boo pu
bong pong
baek paek paik baik
bae pae pai bai
beom bum pom
bok pok
byeong byung pyong byong pyung
byeol pyol
cha tcha
chae chai
chun choon
deuk duk tuk
dong tong
eok uk ok
eon un on
gang kang
gap kap
gil kil
go ko koh
gon kon
gong kong
hak hahk
hae hai
heon hun hon
heung hung
hong houng
ho hoh
hyo hio
jeom jum chom
jeon jun jon chon chun
jin jean chin
jo cho joh
jun joon chun
kyeong kyong kyung
kyu gyu kyoo
man mahn
min minn
mo moh
mun moon
nae nai
nam nahm
rae nae rai
rim lim im
ryong yong ryoung
ryol yeol ryul
ryu yu yoo
sam sahm
sang sahng
se seh say
sil shil
sik shik
sin shin
so soh
suk sook
sul sol seol
sun soon
tak thak
taek thaek taik
il ill
im lim rim
in inn ihn
ok ohk
o oh
yang ryang
yeo yo
yeop yop yup
yu yoo
yul yool ryul
yun yoon youn
`;
