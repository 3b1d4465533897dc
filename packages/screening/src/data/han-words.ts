/**
 * Words of organizations in Chinese characters, kana and Hangul, with the English word that represents all
 * translations; the longest match is read first. Compiled for this project.
 */
export const HAN_WORDS = `
china 中国 中國 中华 中華 중국
peoples republic of china 中华人民共和国 中華人民共和國
japan 日本 일본
korea 韩国 韓國 朝鲜 朝鮮 고려 한국 조선 대한 대한민국
hong kong 香港
taiwan 台湾 臺灣 台灣
russia 俄罗斯 俄羅斯 러시아 ロシア
america 美国 美國 미국 アメリカ
germany 德国 독일 ドイツ
britain 英国 영국
france 法国 프랑스
india 印度 인도
iran 伊朗 이란 イラン
syria 叙利亚 시리아
singapore 新加坡
asia 亚洲 亞洲 아시아 アジア
shanghai 上海
beijing 北京
tokyo 東京 东京
seoul 서울
pyongyang 平壤 평양
guangzhou 广州 廣州
shenzhen 深圳
tianjin 天津
dalian 大连 大連
hangzhou 杭州
nanjing 南京
wuhan 武汉
chongqing 重庆 重慶
xian 西安
osaka 大阪
bank 银行 銀行 은행 バンク
construction 建设 建設 건설
agricultural 农业 農業 농업
industry 工业 工業 공업 산업 産業 产业 實業 实业
commercial 商业 商業 상업
industrial and commercial 工商
heavy industries 重工業 重工 중공업
electronics 电子 電子 전자
electric 电气 電気 電機 전기
automobile 汽车 汽車 自動車 자동차
oil 石油 석유
gas 天然气 燃气
natural gas 天然氣
petrochemical 石化 석유화학
chemical 化工 化学 化學 화학
steel 钢铁 鋼鐵 鉄鋼 製鉄 제철 철강
mining 矿业 礦業 광업
mining development 광업개발
development 开发 開發 開発 发展 發展 개발
trading 贸易 貿易 商事 商贸 무역
trade 交易
import 进口 進口 輸入 수입
export 出口 輸出 수출
import export 进出口 進出口
shipping 航运 海运 海運 해운 船務 船务
shipbuilding 造船 조선소 船舶
transport 运输 運輸 운수
logistics 物流 물류
airlines 航空 항공
aviation 航空工业
aerospace 航天 航空航天 우주
investment 投资 投資 투자
finance 金融 财务 금융
insurance 保险 保險 保険 보험
securities 证券 證券 証券 증권
fund 基金
trust 信托 信託
technology 技术 技術 科技 기술 テクノロジー
science 科学 科學 과학
information 信息 資訊 정보 情報
communications 通信 通讯 통신
telecom 电信 電信
network 网络 網絡 네트워크
software 软件 軟體
systems 系统 システム 시스템
machinery 机械 機械 기계
equipment 设备 裝備 装备
energy 能源 에너지 エネルギー
power 电力 電力 전력
nuclear 核 원자력 原子力
university 大学 大學 대학교 대학
institute 研究所 研究院 연구소
academy 学院 學院 科学院
ministry 部
committee 委员会 委員會 위원회 委員会
association 协会 協會 협회 協会
foundation 财团 財団 재단
union 联合 聯合 연합
international 国际 國際 국제
group 集团 集團 그룹 グループ
holdings 控股 ホールディングス 홀딩스
company limited 有限公司 有限责任公司 有限責任公司
joint stock company 股份有限公司 股份公司 株式会社 주식회사
limited company 有限会社 合同会社 유한회사
company 公司 总公司 總公司 会社 회사 公社
factory 工厂 工廠 공장
center 中心 센터
general 总
food 食品 식품
medical 医药 醫藥 医疗
pharmaceutical 制药 製薬 제약
textile 纺织 紡織
real estate 地产 地產 房地产 不動産
hotel 酒店 饭店
media 传媒 媒体
newspaper 日报 新聞 신문
state grid 国家电网
ocean 远洋 遠洋
ocean shipping 远洋运输
bussan 物産 物产
party 党 黨
army 军 軍 군
peoples 人民 인민
national 国家 國家 국가
central 中央 중앙
first 第一 제1
second 第二 제2
third 第三 제3
petroleum 中石油
samsung 삼성 三星
hyundai 현대 現代
lg 엘지
daewoo 대우
mitsubishi 三菱
mitsui 三井
sumitomo 住友
toyota トヨタ 豊田自動車
honda ホンダ
nissan 日産
hitachi 日立
toshiba 東芝
sony ソニー
panasonic パナソニック
nintendo 任天堂
kawasaki 川崎
motor モーター 모터
huawei 华为 華為
tencent 腾讯 騰訊
alibaba 阿里巴巴
baidu 百度
credit 信用 신용
marine 海洋 해양
port 港务 港務 港口 항만
foreign trade 对外贸易 對外貿易 대외무역
foreign trade bank 무역은행
reconstruction 复兴 復興
cooperation 合作 협력 協力
economic 经济 經濟 경제 経済
military 军事 軍事 군사
defense 国防 國防 국방 防衛
security 安全 保安 보안 안전
police 警察 경찰 公安
government 政府 정부
ministry foreign affairs 外交部 외무성 外務省
ministry defense 国防部 國防部 국방부 防衛省
people liberation army 解放军 解放軍
revolution 革命 혁명
youth 青年 청년
labor 劳动 勞動 로동 노동 労働
workers party 劳动党 勞動黨 로동당 노동당
communist party 共产党 共產黨 공산당 共産党
culture 文化 문화
education 教育 교육
publishing 出版 출판
film 影业 電影 电影 영화 映画
tourism 旅游 旅遊 旅行社 관광 観光
travel 旅行 여행
environmental 环保 環保 환경 環境
forestry 林业 林業 림업 임업
fishery 渔业 漁業 수산 水産 水产
water 水务 水利 수도
railway 铁路 鐵路 철도 鉄道
highway 高速公路
bridge 桥梁 橋梁
engineering 工程 공학 엔지니어링 エンジニアリング
industrial 工贸 実業
materials 材料 재료 素材
new materials 新材料
rubber 橡胶 橡膠 고무 ゴム
glass 玻璃 유리 硝子 ガラス
cement 水泥 시멘트 セメント
paper 纸业 紙業 제지 製紙
coal 煤炭 煤业 석탄 石炭
metal 金属 金屬 금속
copper 铜业 銅業
aluminium 铝业 鋁業 알루미늄
rare earth 稀土
gold 黄金 黃金
jewellery 珠宝 珠寶 보석
precision 精密 정밀
instrument 仪器 儀器 計器
optical 光学 光學 광학 光電 光电
semiconductor 半导体 半導體 반도체
satellite 卫星 衛星 위성
radar 雷达 雷達
ship 선박
tanker 油轮 油輪
aircraft 飞机 飛機 항공기
machine tool 机床 機床 공작기계
power equipment 电气设备
automation 自动化 自動化 자동화
intelligent 智能 지능
digital 数字 數碼 数码 デジタル 디지털
internet 互联网 網路 网络科技 인터넷
game 游戏 遊戲 게임 ゲーム
biological 生物 생물 바이오
hospital 医院 醫院 병원 病院
health 健康 건강 保健
beverage 饮料 飲料 음료
brewery 啤酒 맥주 麦酒 ビール
tobacco 烟草 煙草 담배 たばこ
supermarket 超市 마트
department store 百货 百貨 백화점 百貨店
restaurant 餐饮 餐厅 식당
management 管理 관리
consulting 咨询 諮詢 顧問 컨설팅
services 服务 服務 서비스 サービス
enterprise 企业 企業 기업
industries 産業
representative office 代表处 代表處
branch 分公司 支店 지사 지점
research 研究 연구
design 设计 設計 설계
test 试验 試驗
electric power 电力 電力 전력
world 世界 세계
global 环球 環球 全球 글로벌 グローバル
pacific 太平洋 태평양
great wall 长城 長城
daedong 대동
north 北方 북방
south 南方 남방
northwest 西北
southwest 西南
northeast 东北 東北 동북
myanmar 缅甸 緬甸 미얀마 ミャンマー
vietnam 越南 베트남 ベトナム
thailand 泰国 泰國 태국 タイ
malaysia 马来西亚 馬來西亞 말레이시아 マレーシア
indonesia 印度尼西亚 印尼 인도네시아 インドネシア
philippines 菲律宾 菲律賓 필리핀 フィリピン
pakistan 巴基斯坦 파키스탄 パキスタン
turkey 土耳其 튀르키예 터키 トルコ
ukraine 乌克兰 烏克蘭 우크라이나 ウクライナ
belarus 白俄罗斯 白俄羅斯 벨라루스 ベラルーシ
kazakhstan 哈萨克斯坦 카자흐스탄
cuba 古巴 쿠바 キューバ
brazil 巴西 브라질 ブラジル
mexico 墨西哥 멕시코 メキシコ
australia 澳大利亚 澳洲 호주 オーストラリア
canada 加拿大 캐나다 カナダ
italy 意大利 이탈리아 イタリア
spain 西班牙 스페인 スペイン
netherlands 荷兰 荷蘭 네덜란드 オランダ
switzerland 瑞士 스위스 スイス
israel 以色列 이스라엘 イスラエル
egypt 埃及 이집트 エジプト
saudi arabia 沙特阿拉伯 사우디아라비아 サウジアラビア
uae 阿联酋 아랍에미리트
iraq 伊拉克 이라크 イラク
afghanistan 阿富汗 아프가니스탄
macau 澳门 澳門 마카오
ningbo 宁波 寧波
qingdao 青岛 青島
xiamen 厦门 廈門
suzhou 苏州 蘇州
chengdu 成都
harbin 哈尔滨 哈爾濱
shenyang 沈阳 瀋陽
changchun 长春 長春
jinan 济南 濟南
zhengzhou 郑州 鄭州
kunming 昆明
dandong 丹东 丹東
yantai 烟台 煙台
zhuhai 珠海
dongguan 东莞 東莞
foshan 佛山
hefei 合肥
changsha 长沙 長沙
fuzhou 福州
wuxi 无锡 無錫
xinjiang 新疆
guangdong 广东 廣東
guangxi 广西 廣西
zhejiang 浙江
jiangsu 江苏 江蘇
shandong 山东 山東
sichuan 四川
hebei 河北
henan 河南
hubei 湖北
hunan 湖南
fujian 福建
liaoning 辽宁 遼寧
jilin 吉林
heilongjiang 黑龙江 黑龍江
shanxi 山西
yunnan 云南 雲南
hainan 海南
taipei 台北 臺北
kaohsiung 高雄
busan 부산 釜山
incheon 인천 仁川
yokohama 横浜
nagoya 名古屋
kobe 神戸
kyoto 京都
fukuoka 福岡
softbank ソフトバンク
rakuten 楽天
fujitsu 富士通
nec 日本電気
canon キヤノン
sharp シャープ
suzuki スズキ
yamaha ヤマハ
mazda マツダ
subaru スバル
kia 기아
posco 포스코
lotte 롯데
hanwha 한화
sk 에스케이
naver 네이버
kakao 카카오
zte 中兴通讯 中興通訊
xiaomi 小米
lenovo 联想 聯想
hikvision 海康威视
dahua 大华 大華
cosco 中远 中遠
cnooc 中海油
poly 保利
ocean shipping 海洋运输 海洋運輸
`;

/**
 * Foreign given names as rendered in Chinese, which doesn't always follow their sound. Compiled for this
 * project.
 */
export const HAN_RENDERINGS = `
muhammad 穆罕默德 穆罕穆德
ahmad 艾哈迈德
ali 阿里
hussein 侯赛因 胡赛因
hassan 哈桑
abdullah 阿卜杜拉
ibrahim 易卜拉欣
john 约翰
paul 保罗
peter 彼得 彼德
michael 迈克尔 迈克
david 大卫 戴维
george 乔治
thomas 托马斯
james 詹姆斯
william 威廉
joseph 约瑟夫
charles 查尔斯
robert 罗伯特
richard 理查德
daniel 丹尼尔
mary 玛丽 玛利亚
elizabeth 伊丽莎白
andrew 安德鲁
alexander 亚历山大
vladimir 弗拉基米尔
sergei 谢尔盖
dmitry 德米特里
ivan 伊万
mikhail 米哈伊尔
nikolai 尼古拉
nicolas 尼古拉斯
putin 普京
trump 特朗普
bush 布什
clinton 克林顿
johnson 约翰逊
jordan 乔丹
steve 史蒂夫
bill 比尔
boris 鲍里斯
emmanuel 埃马纽埃尔
joe 乔 喬
jack 杰克
jim 吉姆
tom 汤姆 湯姆
bob 鲍勃
tony 托尼
tim 蒂姆
mike 迈克
mark 马克
martin 马丁
matthew 马修
luke 卢克
adam 亚当
eric 埃里克
kevin 凯文
brian 布赖恩 布莱恩
jason 贾森 杰森
justin 贾斯汀
ronald 罗纳德
donald 唐纳德
gerald 杰拉尔德
edward 爱德华
henry 亨利
philip 菲利普
frank 弗兰克
francis 弗朗西斯
christopher 克里斯托弗
anthony 安东尼
benjamin 本杰明
samuel 塞缪尔
jacob 雅各布
isaac 艾萨克
abraham 亚伯拉罕
victor 维克多
viktor 维克托
igor 伊戈尔
oleg 奥列格
yuri 尤里
konstantin 康斯坦丁
anatoly 阿纳托利
gennady 根纳季
leonid 列昂尼德
pavel 帕维尔
andrei 安德烈
alexei 阿列克谢
carlos 卡洛斯
jose 何塞
juan 胡安
luis 路易斯
pedro 佩德罗
miguel 米格尔
fernando 费尔南多
antonio 安东尼奥
francisco 弗朗西斯科
francois 弗朗索瓦
jean 让
pierre 皮埃尔
jacques 雅克
hans 汉斯
wolfgang 沃尔夫冈
friedrich 弗里德里希
heinrich 海因里希
anne 安妮
jane 简
margaret 玛格丽特
catherine 凯瑟琳
diana 戴安娜
julia 朱莉娅
hillary 希拉里
angela 安格拉 安吉拉
theresa 特雷莎
omar 奥马尔
yusuf 优素福
osama 奥萨马 乌萨马
saddam 萨达姆
mustafa 穆斯塔法
mahmoud 马哈茂德
khalid 哈立德
kennedy 肯尼迪
biden 拜登
obama 奥巴马
nixon 尼克松
reagan 里根
gaddafi 卡扎菲
`;
