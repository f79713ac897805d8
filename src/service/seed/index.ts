export { seedCalendar } from './calendar.js';
export { picture, pictures, pictureSizes } from './pictures.js';
export { sampleData } from './sample-data.js';
