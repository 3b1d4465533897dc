export { IdSet, isLocalListName, LOCAL_LISTS, readCpf, readLocalList } from './read-local-list';
