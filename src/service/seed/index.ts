export { seedCalendar } from './calendar.js';
export { picture } from './picture.js';
export { pictures, pictureSizes } from './pictures.js';
export { sampleData } from './sample-data.js';
