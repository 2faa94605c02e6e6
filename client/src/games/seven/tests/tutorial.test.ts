import { checkLesson } from '../../parts/tests/lessonCheck';
import { tutorial } from '../tutorial';

checkLesson(tutorial);
