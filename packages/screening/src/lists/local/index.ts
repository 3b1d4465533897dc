export { readCpf } from './cpf';
export { IdSet } from './id-set';
export { isLocalListName, LOCAL_LISTS } from './local-lists';
export { readLocalList } from './read-local-list';
