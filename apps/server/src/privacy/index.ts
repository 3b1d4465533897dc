export { EraseService } from './erase/erase-service';
